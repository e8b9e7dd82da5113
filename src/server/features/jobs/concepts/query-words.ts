/** Words that say nothing in a search for a job, by language. */
export const fillerWords = `
filler
* job, jobs, for, in, with, and, or, of, at, de, en, con, para, pour, avec, à, et, mit, für, und, bei, di, da, per, em, com
en job, vacancy, vacant, opening, job opening, position, role, post, posting, job posting, job offer, job ad, advert, work, working, employment, employer, opportunity, career, occupation, looking for, look for, looking, I am looking for, I'm looking for, I look for, search, searching, search for, seek, seeking, find, find me, find a job, show me, get, offer, hiring, now hiring, we are hiring, hire, wanted, want, I want, I would like, I'd like, need, I need, needed, required, available, apply, now recruiting, we are recruiting, recruiting now, recruiting, urgently, urgent, for, with, in, as, as a, a, an, the, to, of, or, and, any, some, who, that, where, speaker, person, people, please, skills, skill, knowledge, knowledge of, proficiency, proficiency in, using, something, anything
es empleo, trabajo, oferta, oferta de empleo, oferta de trabajo, oferta laboral, puesto, puesto de trabajo, plaza, vacante, bolsa de empleo, bolsa de trabajo, portal de empleo, convocatoria, oportunidad, oportunidad laboral, ocupación, profesión, busco, buscar, busca, buscamos, buscando, estoy buscando, búsqueda, búsqueda de empleo, se busca, quiero, quisiera, me gustaría, necesito, se necesita, necesitamos, se requiere, requiere, encontrar, encuentra, ver, mostrar, trabajar, trabajar de, trabajar como, contratar, contratando, se contrata, contratación, incorporación inmediata, urgente, urge, disponible, para, con, como, de, del, en, un, una, el, la, los, las, y, o, que, persona, gente, por favor, conocimientos, conocimiento, conocimientos de, manejo de, dominio de, manejo, uso de, curro, algo, previa
fr emploi, poste, travail, boulot, job, taf, offre, offre d'emploi, annonce, annonce d'emploi, petite annonce, poste à pourvoir, opportunité, opportunité d'emploi, métier, profession, place, je cherche, je recherche, cherche, chercher, recherche, rechercher, recherche d'emploi, recherche emploi, recherchons, on recherche, trouver, trouve, voir, montrer, je veux, je voudrais, j'aimerais, souhaite, besoin, travailler, travailler comme, travailler en tant que, recrute, recrutement, on recrute, embauche, embaucher, urgent, disponible, pourvoir, candidature, pour, avec, comme, en tant que, de, du, des, un, une, le, la, les, et, ou, qui, personne, gens, H/F, F/H, svp, maîtrise, maîtrise de, connaissance, connaissances, connaissance de, compétence, compétences, utilisation de, d, l, au, aux, en, à, veux, voudrais, quelque chose
de Job, Stelle, Stellenangebot, Stellenanzeige, Stellenausschreibung, Stellenmarkt, Stellensuche, offene Stelle, freie Stelle, Jobangebot, Jobbörse, Jobsuche, Jobanzeige, Arbeit, Arbeitsplatz, Arbeitsstelle, Arbeitsangebot, Beschäftigung, Anstellung, Position, Posten, Tätigkeit, Beruf, Karriere, Vakanz, Jobausschreibung, suche, suchen, sucht, gesucht, suchend, ich suche, wir suchen, finde, finden, zeige, zeig mir, zeigen, will, möchte, ich möchte, würde gern, brauche, arbeiten, arbeiten als, tätig als, zu besetzen, zu vergeben, ab sofort, sofort, dringend, verfügbar, einstellen, stellt ein, Bewerbung, bewerben, als, für, mit, der, die, das, den, dem, ein, eine, einen, einem, einer, und, oder, wo, Person, Leute, bitte, Kenntnisse, Kenntnis, Fähigkeiten, Umgang mit, im, in, bei, am, zum, zur, gibt, gibt es, was, etwas
it lavoro, offerta, offerta di lavoro, offerta d'impiego, posto, posto di lavoro, posizione, posizione aperta, posizione lavorativa, annuncio, annuncio di lavoro, opportunità, opportunità di lavoro, impiego, occupazione, mestiere, professione, cerco, cercare, cerca, cercando, sto cercando, cercasi, si cerca, cerchiamo, ricerca, ricerca di lavoro, ricerchiamo, ricercasi, trova, trovare, vedere, mostra, vorrei, voglio, mi piacerebbe, serve, ho bisogno, lavorare, lavorare come, assumere, assume, assumiamo, assunzione, si assume, urgente, disponibile, candidatura, candidarsi, per, con, come, di, del, della, un, uno, una, il, lo, la, i, gli, le, e, o, che, persona, gente, M/F, per favore, conoscenza, conoscenze, conoscenza di, competenza, competenze, uso di, utilizzo di, in, a, al, alla, nel, nella, dell, all, l, d, mi serve, qualcosa
pt emprego, trabalho, vaga, vaga de emprego, vaga de trabalho, vaga aberta, oferta, oferta de emprego, oferta de trabalho, posto, posto de trabalho, posição, lugar, oportunidade, oportunidade de emprego, oportunidade de trabalho, anúncio, anúncio de emprego, ocupação, profissão, bolsa de emprego, procuro, procurar, procura, procura-se, procuramos, à procura, estou à procura, à procura de, busco, buscar, busca, estou procurando, procurando, pesquisa, pesquisar, encontrar, ver, mostrar, quero, queria, gostaria, preciso, precisa-se, necessito, admite-se, contrata-se, contrata, contratando, contratar, recruta, recruta-se, recrutamento, trabalhar, trabalhar como, urgente, disponível, candidatura, candidatar, para, com, como, de, do, da, dos, das, um, uma, o, a, os, as, e, ou, que, pessoa, por favor, conhecimentos, conhecimento, conhecimentos de, domínio de, uso de, em, no, na, nos, nas, ao, algo, trampo
`;

/** Words for a level of a language: of the Common European Framework, `native`, and `fluent` (no level said). */
export const levelWords = `
A1
en absolute beginner, complete beginner level, beginner level
es nivel principiante, nivel iniciación, nivel de acceso
fr niveau débutant, grand débutant, niveau découverte
de Anfängerniveau, Anfängerkenntnisse, Anfängerlevel
it livello principiante, principiante assoluto
pt nível principiante, nível iniciante, nível de iniciação

A2
en basic, basics, basic level, basic knowledge, basic skills, basic command, basic understanding, elementary, elementary level, elementary proficiency, pre-intermediate
es básico, básica, nivel básico, conocimientos básicos, conocimiento básico, nociones, nociones básicas, elemental, nivel elemental, nivel bajo
fr notions, notions de base, bases, niveau de base, connaissances de base, élémentaire, niveau élémentaire, connaissances élémentaires, rudiments, niveau basique
de Grundkenntnisse, Basiskenntnisse, Basisniveau, Grundniveau, einfache Kenntnisse, geringe Kenntnisse, elementare Kenntnisse, grundlegende Kenntnisse, etwas Sprachkenntnisse
it livello base, livello di base, conoscenza base, conoscenza di base, conoscenze di base, nozioni, nozioni di base, elementare, livello elementare, conoscenza elementare, scolastico, livello scolastico
pt básico, básica, nível básico, conhecimentos básicos, conhecimento básico, noções, noções básicas, elementar, nível elementar

B1
en intermediate, intermediate level, lower intermediate, conversational, conversational level, conversation level, limited working proficiency
es intermedio, intermedia, nivel intermedio, nivel medio, conversacional, nivel conversacional, nivel conversación, intermedio bajo
fr intermédiaire, niveau intermédiaire, niveau moyen, conversationnel, niveau conversationnel, niveau conversation
de mittlere Kenntnisse, mittleres Niveau, mittlere Sprachkenntnisse, Mittelstufe, Konversationsniveau, alltagstauglich, alltagssicher
it intermedio, intermedia, livello intermedio, livello medio, discreta conoscenza, discreto livello, livello conversazione, conversazionale, livello discreto
pt intermédio, intermédia, intermediário, intermediária, nível intermédio, nível intermediário, nível médio, nível conversação, nível conversacional, conversacional

B2
en upper intermediate, upper-intermediate level, good level, good knowledge, good command, good working knowledge, good understanding, good skills
es intermedio alto, nivel intermedio alto, nivel medio-alto, medio-alto, buen nivel, buen dominio, buen conocimiento, buenos conocimientos
fr bon niveau, bonne maîtrise, bonnes connaissances, bonne connaissance, intermédiaire supérieur, intermédiaire avancé, niveau intermédiaire supérieur
de gute Kenntnisse, gute Sprachkenntnisse, gutes Niveau, gute Beherrschung, obere Mittelstufe, gehobene Kenntnisse, konversationssicher
it buona conoscenza, buon livello, buona padronanza, livello buono, intermedio superiore, livello intermedio superiore, livello medio-alto, medio-alto
pt bom nível, bom domínio, bom conhecimento, bons conhecimentos, intermédio superior, intermédio alto, intermediário avançado, nível médio-alto

C1
en advanced, advanced level, advanced knowledge, business fluent, business level, full professional proficiency, professional fluency, negotiation level, very good level, very good knowledge, very good command, excellent level, excellent command, excellent knowledge, excellent skills, proficient, highly proficient, strong command
es avanzado, avanzada, nivel avanzado, nivel alto, muy buen nivel, excelente nivel, nivel excelente, nivel muy alto, dominio avanzado, dominio alto, excelente dominio, nivel negociación, nivel profesional alto
fr avancé, avancée, niveau avancé, très bon niveau, très bonne maîtrise, très bonnes connaissances, excellent niveau, excellente maîtrise, parfaite maîtrise, maîtrise parfaite, niveau affaires
de verhandlungssicher, verhandlungsfähig, verhandlungssichere Kenntnisse, fortgeschritten, fortgeschrittene Kenntnisse, fortgeschrittenes Niveau, sehr gute Kenntnisse, sehr gute Sprachkenntnisse, ausgezeichnete Kenntnisse, ausgezeichnete Sprachkenntnisse, hervorragende Kenntnisse, exzellente Kenntnisse, perfekt in Wort und Schrift, sehr gut in Wort und Schrift, stilsicher, geschäftssicher, business fluent
it avanzato, avanzata, livello avanzato, livello alto, ottima conoscenza, ottimo livello, ottima padronanza, ottimo, eccellente conoscenza, eccellente livello, conoscenza avanzata, perfetta conoscenza, perfetta padronanza
pt avançado, avançada, nível avançado, nível alto, muito bom nível, muito bom domínio, excelente nível, excelente domínio, excelente conhecimento, ótimo nível, ótimo domínio, domínio avançado, domínio perfeito

C2
en near native, near-native level, near-native fluency, native-like, mastery
es casi nativo, casi nativa, cuasi nativo, cuasi nativa, nivel casi nativo
fr quasi natif, quasi native, quasi-bilingue, niveau quasi natif
de nahezu muttersprachlich, fast muttersprachlich, annähernd muttersprachlich, muttersprachliches Niveau, muttersprachlichem Niveau, Muttersprachniveau, Muttersprachenniveau, Muttersprachlerniveau, muttersprachnah, nahe Muttersprache
it quasi madrelingua, livello madrelingua, pari a madrelingua, pari madrelingua, quasi nativo
pt quase nativo, quase nativa, nível quase nativo

native
en native, natively, native speaker, native level, native language, native tongue, native proficiency, native fluency, native or bilingual proficiency, mother tongue, mother tongue speaker, first language, bilingual
es nativo, nativa, nivel nativo, hablante nativo, hablante nativa, lengua materna, idioma materno, lengua nativa, bilingüe, nivel bilingüe
fr langue maternelle, maternel, maternelle, natif, native, locuteur natif, locutrice native, niveau natif, bilingue, niveau bilingue, niveau langue maternelle
de Muttersprache, muttersprachlich, Muttersprachler, Muttersprachlerin, Erstsprache, als Muttersprache, Native Speaker, native, bilingual, zweisprachig
it madrelingua, lingua madre, lingua materna, nativo, nativa, parlante nativo, bilingue, livello bilingue, perfettamente bilingue
pt nativo, nativa, falante nativo, falante nativa, nível nativo, língua materna, língua nativa, idioma materno, bilingue, nível bilingue

fluent
en fluent, fluently, fluency, fluent level, fluent speaker, written and spoken, spoken and written, fluent in
es fluido, fluida, fluidez, con fluidez, fluidamente, nivel fluido, con soltura, soltura, hablado y escrito
fr courant, courante, couramment, niveau courant, parlé couramment, fluent, lu écrit parlé, lu parlé écrit, à l'oral et à l'écrit, écrit et oral
de fließend, fließende Kenntnisse, fließende Sprachkenntnisse, flüssig, in Wort und Schrift, fluent, sicher in Wort und Schrift
it fluente, fluentemente, fluido, fluida, correntemente, livello fluente, scritto e parlato, parlato e scritto, fluent
pt fluente, fluentemente, fluência, com fluência, nível fluente, falado e escrito, fala e escrita, oral e escrito, fluent
`;

/** Words for the days since a job was posted. */
export const postedWords = `
1
en today, posted today, new today, yesterday, since yesterday, last 24 hours, past 24 hours, last 24h, past 24h, last day, past day, 1 day ago, one day ago
es hoy, publicado hoy, publicada hoy, ayer, desde ayer, últimas 24 horas, últimas 24h, último día, hace 1 día, hace un día, hace 24 horas
fr aujourd'hui, publié aujourd'hui, offres du jour, hier, depuis hier, dernières 24 heures, dernières 24h, 24 dernières heures, moins de 24 heures, il y a un jour, il y a 1 jour
de heute, heutige, von heute, heute veröffentlicht, gestern, seit gestern, letzte 24 Stunden, letzten 24 Stunden, vergangene 24 Stunden, letzte 24h, vor einem Tag, vor 1 Tag
it oggi, pubblicato oggi, pubblicata oggi, di oggi, ieri, da ieri, ultime 24 ore, ultime 24h, ultimo giorno, un giorno fa, 1 giorno fa
pt hoje, publicado hoje, publicada hoje, de hoje, ontem, desde ontem, últimas 24 horas, últimas 24h, último dia, há um dia, há 1 dia

3
en last 3 days, past 3 days, last three days, past three days, last few days, past few days, 3 days ago, three days ago, last 72 hours
es últimos 3 días, últimos tres días, hace 3 días, hace tres días, últimas 72 horas, estos días, últimos días
fr 3 derniers jours, trois derniers jours, derniers 3 jours, il y a 3 jours, il y a trois jours, moins de 3 jours, derniers jours, ces derniers jours, 72 dernières heures
de letzte 3 Tage, letzten 3 Tage, letzte drei Tage, letzten drei Tage, vergangene 3 Tage, vergangenen drei Tage, vor 3 Tagen, vor drei Tagen, seit 3 Tagen, letzte Tage, letzten Tage, letzte 72 Stunden
it ultimi 3 giorni, ultimi tre giorni, 3 giorni fa, tre giorni fa, negli ultimi giorni, ultimi giorni, ultime 72 ore
pt últimos 3 dias, últimos três dias, há 3 dias, há três dias, últimos dias, últimas 72 horas, estes dias

7
en this week, last week, past week, last 7 days, past 7 days, last seven days, past seven days, within a week, since last week, a week ago, 1 week ago, one week ago, new jobs, new job, newest jobs, latest jobs, recent jobs, new job offers, new vacancies, new openings, new positions, recently posted, just posted, newly posted
es esta semana, semana pasada, última semana, últimos 7 días, últimos siete días, hace una semana, hace 1 semana, hace 7 días, desde la semana pasada, nuevas ofertas, nuevas vacantes, nuevos empleos, nuevos trabajos, ofertas nuevas, ofertas recientes, últimas ofertas, últimas vacantes, empleos nuevos, empleos recientes, trabajos nuevos, trabajos recientes, publicado recientemente, recién publicado, más recientes
fr cette semaine, semaine dernière, semaine passée, dernière semaine, 7 derniers jours, sept derniers jours, derniers 7 jours, depuis une semaine, il y a une semaine, il y a 7 jours, moins d'une semaine, nouvelles offres, nouvelle offre, nouveaux postes, nouveaux emplois, nouvel emploi, dernières offres, offres récentes, offre récente, annonces récentes, nouvelles annonces, dernières annonces, publié récemment
de diese Woche, dieser Woche, letzte Woche, letzter Woche, vergangene Woche, letzte 7 Tage, letzten 7 Tage, letzte sieben Tage, vergangene 7 Tage, seit einer Woche, vor einer Woche, vor 1 Woche, vor 7 Tagen, neue Stellen, neue Stelle, neue Jobs, neuer Job, neue Stellenangebote, neue Stellenanzeigen, neue Angebote, neueste Jobs, neueste Stellen, neueste Stellenangebote, neue Arbeit, frische Jobs, kürzlich veröffentlicht, gerade veröffentlicht, neu veröffentlicht
it questa settimana, settimana scorsa, scorsa settimana, ultima settimana, ultimi 7 giorni, ultimi sette giorni, una settimana fa, 1 settimana fa, 7 giorni fa, da una settimana, nuove offerte, nuova offerta, nuovi annunci, nuove posizioni, nuovi lavori, nuovo lavoro, offerte recenti, ultime offerte, ultimi annunci, annunci recenti, annunci nuovi, offerte nuove, pubblicato di recente, appena pubblicato
pt esta semana, semana passada, última semana, últimos 7 dias, últimos sete dias, há uma semana, há 1 semana, há 7 dias, desde a semana passada, novas ofertas, novas vagas, nova vaga, novos empregos, novo emprego, ofertas novas, ofertas recentes, vagas novas, vagas recentes, últimas ofertas, últimas vagas, empregos recentes, anúncios recentes, novos anúncios, publicado recentemente, recém-publicado

14
en last two weeks, past two weeks, last 2 weeks, past 2 weeks, last 14 days, past 14 days, last fortnight, past fortnight, two weeks ago, 2 weeks ago, within two weeks
es últimas dos semanas, últimas 2 semanas, últimos 14 días, últimos 15 días, última quincena, esta quincena, hace dos semanas, hace 2 semanas, hace 15 días, hace 14 días
fr deux dernières semaines, 2 dernières semaines, 14 derniers jours, 15 derniers jours, quinze derniers jours, dernière quinzaine, il y a deux semaines, il y a 2 semaines, il y a 15 jours, moins de deux semaines, moins de 15 jours, moins de 14 jours, depuis moins de 15 jours, depuis 15 jours, depuis deux semaines, depuis quinze jours
de letzte zwei Wochen, letzten zwei Wochen, letzte 2 Wochen, letzten 2 Wochen, letzte 14 Tage, letzten 14 Tage, vergangene zwei Wochen, vergangenen 14 Tage, vor zwei Wochen, vor 2 Wochen, vor 14 Tagen, seit zwei Wochen
it ultime due settimane, ultime 2 settimane, ultimi 14 giorni, ultimi 15 giorni, ultimi quindici giorni, due settimane fa, 2 settimane fa, 15 giorni fa, 14 giorni fa
pt últimas duas semanas, últimas 2 semanas, últimos 14 dias, últimos 15 dias, última quinzena, há duas semanas, há 2 semanas, há 15 dias, há 14 dias

30
en this month, last month, past month, last 30 days, past 30 days, last thirty days, last four weeks, last 4 weeks, past 4 weeks, a month ago, 1 month ago, one month ago
es este mes, mes pasado, último mes, últimos 30 días, últimos treinta días, últimas cuatro semanas, últimas 4 semanas, hace un mes, hace 1 mes, hace 30 días
fr ce mois-ci, ce mois, mois dernier, mois passé, dernier mois, 30 derniers jours, trente derniers jours, quatre dernières semaines, 4 dernières semaines, il y a un mois, il y a 1 mois, depuis un mois
de diesen Monat, dieser Monat, diesem Monat, letzter Monat, letzten Monat, letztem Monat, vergangener Monat, vergangenen Monat, letzte 30 Tage, letzten 30 Tage, letzte vier Wochen, letzten 4 Wochen, letzte 4 Wochen, vor einem Monat, vor 1 Monat, vor 30 Tagen
it questo mese, mese scorso, scorso mese, ultimo mese, ultimi 30 giorni, ultimi trenta giorni, ultime quattro settimane, ultime 4 settimane, un mese fa, 1 mese fa, 30 giorni fa
pt este mês, mês passado, último mês, últimos 30 dias, últimos trinta dias, últimas quatro semanas, últimas 4 semanas, há um mês, há 1 mês, há 30 dias
`;

/** Words around an amount of pay. */
export const payWords = `
least
en from, at least, minimum, minimum of, min, over, more than, above, starting at, starting from, upwards of, not less than, no less than, or more, and up, and above
es desde, a partir de, al menos, como mínimo, mínimo, mínimo de, min, más de, superior a, por encima de, mayor de, mayor a, no menos de, por lo menos, o más
fr à partir de, au moins, minimum, au minimum, min, plus de, dès, supérieur à, au-dessus de, au-delà de, pas moins de, et plus, ou plus
de ab, mindestens, min, mind., Minimum, wenigstens, über, mehr als, von, nicht unter, oberhalb von, zumindest, aufwärts, und mehr, oder mehr
it da, a partire da, almeno, minimo, come minimo, min, più di, oltre, sopra, sopra i, superiore a, non meno di, dai, in su, o più
pt a partir de, desde, pelo menos, no mínimo, mínimo, mínimo de, min, mais de, acima de, superior a, não menos de, ao menos, ou mais

hour
en per hour, an hour, hourly, hour, /h, /hr, /hour, p/h, p.h., per hr, an hr, hourly rate, hourly pay, hourly wage, gross per hour
es por hora, a la hora, la hora, hora, /h, /hora, €/hora, €/h, cada hora, brutos por hora, brutos la hora, netos por hora
fr par heure, de l'heure, l'heure, heure, /h, /heure, €/h, €/heure, horaire, taux horaire, salaire horaire, brut de l'heure, brut par heure, brut horaire, net de l'heure
de pro Stunde, die Stunde, in der Stunde, je Stunde, Stunde, Std, /h, /Std, /Stunde, €/h, €/Std, €/Stunde, p. Std., stündlich, Stundenlohn, Stundensatz, brutto pro Stunde, brutto die Stunde
it all'ora, l'ora, per ora, ora, /h, /ora, €/h, €/ora, orario, paga oraria, orari, lordi all'ora, netti all'ora, lordo orario, euro l'ora
pt por hora, à hora, hora, /h, /hora, €/h, €/hora, R$/hora, cada hora, ilíquidos por hora, brutos por hora, valor hora

month
en per month, a month, monthly, month, /month, /mo, /mth, p/m, pcm, per mth, monthly salary, monthly pay, gross per month, gross monthly, net per month, net monthly
es al mes, por mes, mensual, mensuales, mensualmente, mes, /mes, €/mes, cada mes, sueldo mensual, salario mensual, brutos al mes, netos al mes, bruto mensual, brutos mensuales, neto mensual, netos mensuales, mensualidad
fr par mois, mensuel, mensuels, mensuelle, mensuellement, mois, /mois, €/mois, salaire mensuel, brut par mois, brut mensuel, brut mensuels, net par mois, net mensuel, nets par mois, le mois
de pro Monat, im Monat, je Monat, den Monat, monatlich, Monat, mtl, /Monat, €/Monat, p. M., Monatsgehalt, Monatslohn, Bruttomonatsgehalt, Monatsbrutto, brutto pro Monat, brutto im Monat, brutto monatlich, Monatsbruttogehalt, netto im Monat, netto pro Monat, Monatsnetto, Nettomonatsgehalt
it al mese, mensile, mensili, mensilmente, mese, per mese, /mese, €/mese, ogni mese, stipendio mensile, lordi al mese, lordi mensili, lordo mensile, netti al mese, netti mensili, netto mensile, netto al mese
pt por mês, ao mês, mensal, mensais, mensalmente, mês, /mês, €/mês, R$/mês, cada mês, salário mensal, brutos por mês, brutos mensais, bruto mensal, ilíquidos por mês, ilíquido mensal, líquidos por mês, líquido mensal, líquidos mensais

year
en per year, a year, yearly, annual, annually, per annum, p.a., year, /year, /yr, per yr, annual salary, yearly salary, gross per year, gross annual, gross annually, gross yearly, gross p.a., annual gross
es al año, por año, anual, anuales, anualmente, año, /año, €/año, cada año, sueldo anual, salario anual, brutos al año, bruto al año, bruto anual, brutos anuales, SBA, salario bruto anual, netos al año, b/a, p.a.
fr par an, l'an, annuel, annuels, annuelle, annuellement, an, année, par année, /an, €/an, salaire annuel, brut par an, brut annuel, bruts annuels, brut annuels, brut/an, p.a., l'année, K€ brut
de pro Jahr, im Jahr, je Jahr, das Jahr, jährlich, Jahr, p.a., per annum, /Jahr, €/Jahr, jährl., Jahresgehalt, Bruttojahresgehalt, Jahresbruttogehalt, Jahresbrutto, Jahreslohn, Jahreseinkommen, Jahreszielgehalt, Zieljahresgehalt, brutto pro Jahr, brutto im Jahr, brutto jährlich, brutto p.a., Jahressalär
it all'anno, l'anno, annuo, annui, annua, annuale, annuali, annualmente, anno, per anno, /anno, €/anno, ogni anno, lordi annui, lordo annuo, lordi all'anno, annui lordi, stipendio annuo, retribuzione annua, retribuzione annua lorda, p.a.
pt por ano, ao ano, anual, anuais, anualmente, ano, /ano, €/ano, R$/ano, cada ano, salário anual, brutos por ano, bruto por ano, bruto anual, brutos anuais, ilíquidos por ano, ilíquido anual, p.a.

pay
en salary, pay, paid, paying, wage, earnings, earning, earn, income, compensation, remuneration, gross, net, base salary, basic salary, base pay, gross salary, net salary, take-home pay, starting salary, OTE, on-target earnings, package, salary range
es sueldo, salario, paga, retribución, remuneración, ingresos, ganar, ganando, cobrar, cobrando, bruto, brutos, neto, netos, sueldo bruto, sueldo neto, salario bruto, salario neto, sueldo base, salario base, salario fijo, sueldo fijo, fijo más variable, rango salarial, banda salarial, renta
fr salaire, rémunération, paye, gagner, revenu, traitement salarial, brut, bruts, net, nets, salaire brut, salaire net, salaire fixe, salaire de base, fixe plus variable, fixe + variable, fourchette de salaire, appointements, package salarial, rémunération brute
de Gehalt, Lohn, Verdienst, verdienen, Vergütung, Bezahlung, bezahlt, Entlohnung, Entgelt, Einkommen, Salär, Besoldung, brutto, netto, Bruttogehalt, Nettogehalt, Bruttolohn, Nettolohn, Grundgehalt, Fixgehalt, Festgehalt, Fixum, Zielgehalt, Einstiegsgehalt, Gehaltsspanne, Mindestgehalt, Tariflohn
it stipendio, salario, retribuzione, compenso, paga, RAL, guadagno, guadagnare, remunerazione, trattamento economico, reddito, lordo, lorda, lordi, netto, netta, netti, stipendio lordo, stipendio netto, stipendio fisso, retribuzione lorda, fascia retributiva, fisso più provvigioni
pt salário, ordenado, vencimento, remuneração, retribuição, pagamento, ganhar, ganhos, renda, bruto, brutos, líquido, líquidos, ilíquido, ilíquidos, salário bruto, salário líquido, salário base, salário fixo, ordenado base, vencimento base, pretensão salarial, faixa salarial, remuneração base
`;

/** Words before a place: around it, or in it. */
export const nearWords = `
near
en near, nearby, near to, close to, close by, around, in and around, surrounding, within reach of, in the vicinity of, vicinity, in the area of, area, greater, commutable from, commuting distance, not far from, outskirts of, radius, within
es cerca de, cerca, cercano a, cercana a, cercanías, alrededor de, alrededores de, alrededores, en torno a, zona, zona de, en la zona de, área de, área metropolitana de, próximo a, próxima a, proximidades, inmediaciones, en un radio de, radio, a menos de, afueras de
fr près de, proche de, proche, à proximité de, proximité, autour de, aux alentours de, alentours, aux environs de, environs, pas loin de, non loin de, à côté de, secteur, région, région de, périphérie de, dans un rayon de, rayon, agglomération, banlieue de, à moins de
de in der Nähe von, Nähe, nahe, bei, Umkreis, im Umkreis von, Umgebung, in der Umgebung von, und Umgebung, Raum, im Raum, Großraum, im Großraum, Region, rund um, um, unweit, unweit von, nicht weit von, Einzugsgebiet, Radius, Umland, Nahbereich
it vicino a, vicino, vicinanze, nelle vicinanze di, nei pressi di, pressi, dintorni, nei dintorni di, intorno a, attorno a, zona, zona di, in zona, area di, hinterland, non lontano da, a pochi chilometri da, nel raggio di, raggio, provincia, in provincia di, limitrofi, entro
pt perto de, perto, próximo de, próximo a, próxima de, nas proximidades de, proximidades, à volta de, em redor de, ao redor de, arredores de, nos arredores de, arredores, imediações, zona, zona de, na zona de, região de, área de, área metropolitana de, não longe de, num raio de, raio, a menos de

in
en in, at, based in, located in, based at, inside, throughout, across
es en, con base en, ubicado en, ubicada en, situado en, dentro de
fr à, au, aux, en, dans, sur, basé à, basée à, situé à, située à
de in, im, am, innerhalb, innerhalb von, in der, in den, Standort, Arbeitsort, mit Sitz in
it a, ad, in, nel, nella, nello, nei, nelle, negli, su, presso, con sede a, sede di, città di
pt em, no, na, nos, nas, dentro de, sediado em, sediada em, localizado em, localizada em, com base em
`;

/** Nouns of people at work: beside the name of the work they say nothing. */
export const roleNouns = `
role
en agent, adviser, advisor, specialist, consultant, representative, rep, employee, staff, professional, expert, assistant, associate, officer, executive, clerk, worker, person, analyst, operator, team member
es agente, asesor, asesora, especialista, consultor, consultora, representante, empleado, empleada, personal, profesional, experto, experta, asistente, auxiliar, técnico, técnica, operador, operadora, trabajador, trabajadora, persona, analista, gestor, gestora
fr agent, agente, conseiller, conseillère, spécialiste, consultant, consultante, représentant, représentante, employé, employée, personnel, professionnel, professionnelle, expert, experte, assistant, assistante, chargé, chargée, opérateur, opératrice, technicien, technicienne, analyste, collaborateur, collaboratrice, gestionnaire
de Mitarbeiter, Mitarbeiterin, Berater, Beraterin, Spezialist, Spezialistin, Fachkraft, Sachbearbeiter, Sachbearbeiterin, Agent, Agentin, Experte, Expertin, Assistent, Assistentin, Referent, Referentin, Angestellte, Kraft, Person, Aushilfe, Analyst, Analystin
it addetto, addetta, agente, consulente, specialista, impiegato, impiegata, operatore, operatrice, assistente, responsabile, rappresentante, personale, professionista, esperto, esperta, tecnico, tecnica, incaricato, incaricata, collaboratore, collaboratrice, analista
pt agente, assistente, especialista, consultor, consultora, representante, funcionário, funcionária, colaborador, colaboradora, profissional, operador, operadora, técnico, técnica, auxiliar, analista, perito, perita, pessoa, gestor, gestora
`;
