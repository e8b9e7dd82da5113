import type { Role } from './role.ts';

/** Roles in sales. */
export const salesRoles: readonly Role[] = [
  {
    titles: [
      ['Sales Development Representative', 'Representante de desarrollo de ventas', 'Sales Development Representative (F/H)', 'Sales Development Representative (m/w/d)', 'Sales Development Representative', 'Sales Development Representative (m/f)'],
      ['Business Developer', 'Business developer', 'Business developer (F/H)', 'Business Developer (m/w/d)', 'Business developer', 'Business developer (m/f)'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['You find the companies that have a problem which we can solve, and you win them for a first conversation. Curiosity takes you further here than persistence.', 'Encuentras empresas con un problema que podemos resolver y consigues una primera conversación. Aquí la curiosidad llega más lejos que la insistencia.', 'Vous trouvez les entreprises qui ont un problème que nous savons résoudre, et vous obtenez un premier échange. Ici, la curiosité mène plus loin que l’insistance.', 'Sie finden Unternehmen mit einem Problem, das wir lösen können, und gewinnen sie für ein erstes Gespräch. Neugier bringt Sie hier weiter als Hartnäckigkeit.', 'Individua le aziende che hanno un problema che sappiamo risolvere e ottiene un primo incontro. Qui la curiosità porta più lontano dell’insistenza.', 'Encontra empresas com um problema que sabemos resolver e consegue uma primeira conversa. Aqui, a curiosidade leva mais longe do que a insistência.'],
    ],
    duties: [
      ['Research some 15 companies a day, and write to the right person there', 'Investigar unas 15 empresas al día y escribir a la persona adecuada', 'Étudier une quinzaine d’entreprises par jour et écrire à la bonne personne', 'Sie recherchieren täglich etwa 15 Unternehmen und schreiben dort die richtige Person an', 'Studiare circa 15 aziende al giorno e scrivere alla persona giusta', 'Pesquisar cerca de 15 empresas por dia e escrever à pessoa certa'],
      ['Call, introduce us in two sentences, and listen to the third', 'Llamar, presentarnos en dos frases y escuchar la tercera', 'Appeler, nous présenter en deux phrases et écouter la troisième', 'Sie rufen an, stellen uns in zwei Sätzen vor und hören beim dritten zu', 'Telefonare, presentarci in due frasi e ascoltare la terza', 'Ligar, apresentar-nos em duas frases e ouvir a terceira'],
      ['Qualify enquiries from our website within the hour', 'Cualificar las solicitudes de la web en menos de una hora', 'Qualifier dans l’heure les demandes reçues par le site', 'Sie qualifizieren Anfragen von der Website innerhalb einer Stunde', 'Qualificare entro un’ora le richieste arrivate dal sito', 'Qualificar numa hora os pedidos que chegam pelo site'],
      ['Hand over appointments to the account executives with everything that you found out', 'Pasar las citas al equipo comercial con todo lo que has averiguado', 'Transmettre les rendez-vous aux commerciaux avec tout ce que vous avez appris', 'Sie übergeben Termine an den Vertrieb, mit allem, was Sie herausgefunden haben', 'Passare gli appuntamenti ai commerciali con tutto ciò che si è scoperto', 'Entregar as reuniões aos comerciais com tudo o que apurou'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Account Executive', 'Ejecutivo/a de ventas', 'Ingénieur(e) commercial(e)', 'Account Executive (m/w/d)', 'Account executive', 'Account executive (m/f)'],
      ['B2B Sales Executive', 'Comercial B2B', 'Commercial B2B (F/H)', 'Vertriebsmitarbeiter B2B (m/w/d)', 'Commerciale B2B', 'Comercial B2B (m/f)'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['From the first demonstration to the signature, the customer has one person opposite: you. You sell what fits, and say so when it does not.', 'De la primera demostración a la firma, el cliente tiene enfrente a una sola persona: tú. Vendes lo que encaja y lo dices cuando no encaja.', 'De la première démonstration à la signature, le client a une seule personne en face de lui : vous. Vous vendez ce qui convient, et le dites quand cela ne convient pas.', 'Von der ersten Vorführung bis zur Unterschrift hat der Kunde ein Gegenüber: Sie. Sie verkaufen, was passt, und sagen es, wenn es nicht passt.', 'Dalla prima dimostrazione alla firma il cliente ha un solo interlocutore: Lei. Vende ciò che serve, e lo dice quando non serve.', 'Da primeira demonstração à assinatura, o cliente tem um único interlocutor. Vende o que faz sentido, e diz quando não faz.'],
      ['You look after your own region, with a list of companies that should know us and do not yet.', 'Llevas tu propia zona, con una lista de empresas que deberían conocernos y aún no nos conocen.', 'Vous gérez votre propre secteur, avec une liste d’entreprises qui devraient nous connaître et ne nous connaissent pas encore.', 'Sie betreuen ein eigenes Gebiet mit einer Liste von Unternehmen, die uns kennen sollten und es noch nicht tun.', 'Gestisce una propria zona, con un elenco di aziende che dovrebbero conoscerci e non ci conoscono ancora.', 'Gere uma zona própria, com uma lista de empresas que deviam conhecer-nos e ainda não conhecem.'],
    ],
    duties: [
      ['Present our solution to three to five prospects a week, on site or by video', 'Presentar nuestra solución a entre tres y cinco clientes potenciales por semana, en persona o por vídeo', 'Présenter notre solution à trois à cinq prospects par semaine, sur place ou en visio', 'Sie stellen unsere Lösung drei bis fünf Interessenten pro Woche vor, vor Ort oder per Video', 'Presentare la nostra soluzione a tre-cinque potenziali clienti a settimana, di persona o in video', 'Apresentar a nossa solução a três a cinco potenciais clientes por semana, presencialmente ou por vídeo'],
      ['Write offers that can be understood without a lawyer', 'Redactar ofertas que se entiendan sin abogado', 'Rédiger des offres que l’on comprend sans avocat', 'Sie schreiben Angebote, die man ohne Anwalt versteht', 'Scrivere offerte che si capiscono senza avvocato', 'Escrever propostas que se entendem sem advogado'],
      ['Negotiate prices and terms within a clear frame', 'Negociar precios y condiciones dentro de un marco claro', 'Négocier prix et conditions dans un cadre clair', 'Sie verhandeln Preise und Bedingungen in einem klaren Rahmen', 'Negoziare prezzi e condizioni entro limiti chiari', 'Negociar preços e condições dentro de limites claros'],
      ['Keep your pipeline in {skill} so honest that the forecast comes true', 'Llevar tu cartera en {skill} con tanta honestidad que la previsión se cumpla', 'Tenir votre pipeline dans {skill} avec assez d’honnêteté pour que la prévision se réalise', 'Sie führen Ihre Pipeline in {skill} so ehrlich, dass die Prognose eintrifft', 'Tenere la pipeline in {skill} con tanta onestà che la previsione si avveri', 'Manter o pipeline em {skill} com tanta honestidade que a previsão se cumpra'],
    ],
    remote: true,
    travels: 'sometimes',
  },
  {
    titles: [
      ['Inside Sales Representative', 'Comercial interno/a', 'Commercial sédentaire (F/H)', 'Vertriebsinnendienst (m/w/d)', 'Addetto/a vendite interne', 'Comercial interno/a'],
      ['Internal Sales Adviser', 'Técnico/a comercial interno/a', 'Technico-commercial sédentaire (F/H)', 'Sachbearbeiter Vertrieb Innendienst (m/w/d)', 'Consulente commerciale interno/a', 'Técnico/a comercial interno/a'],
    ],
    levels: ['mid', 'entry'],
    missions: [
      ['You sell by telephone and e-mail to customers who already know us and to some who are only getting to know us. Your field colleagues rely on your offers being right.', 'Vendes por teléfono y correo a clientes que ya nos conocen y a otros que empiezan a conocernos. El equipo de calle confía en que tus ofertas estén bien.', 'Vous vendez par téléphone et par e-mail à des clients qui nous connaissent déjà et à d’autres qui nous découvrent. Vos collègues de terrain comptent sur la justesse de vos offres.', 'Sie verkaufen per Telefon und E-Mail an Kunden, die uns schon kennen, und an solche, die uns gerade kennenlernen. Der Außendienst verlässt sich darauf, dass Ihre Angebote stimmen.', 'Vende per telefono ed e-mail a clienti che già ci conoscono e ad altri che ci stanno scoprendo. I colleghi sul territorio contano sulla precisione delle Sue offerte.', 'Vende por telefone e e-mail a clientes que já nos conhecem e a outros que nos estão a conhecer. Os colegas no terreno contam com propostas corretas.'],
    ],
    duties: [
      ['Prepare some ten quotations a day and ask after them', 'Preparar unas diez ofertas al día y hacerles seguimiento', 'Établir une dizaine de devis par jour et les relancer', 'Sie erstellen etwa zehn Angebote am Tag und fassen nach', 'Preparare una decina di preventivi al giorno e seguirli', 'Preparar cerca de dez propostas por dia e acompanhá-las'],
      ['Advise on products, delivery times and alternatives', 'Asesorar sobre productos, plazos y alternativas', 'Conseiller sur les produits, les délais et les alternatives', 'Sie beraten zu Produkten, Lieferzeiten und Alternativen', 'Consigliare su prodotti, tempi di consegna e alternative', 'Aconselhar sobre produtos, prazos e alternativas'],
      ['Call customers who have not ordered for half a year, and find out why', 'Llamar a clientes que llevan medio año sin pedir y averiguar por qué', 'Appeler les clients qui n’ont rien commandé depuis six mois et comprendre pourquoi', 'Sie rufen Kunden an, die seit einem halben Jahr nichts bestellt haben, und finden heraus, warum', 'Chiamare i clienti che non ordinano da sei mesi e capire perché', 'Ligar a clientes que não encomendam há meio ano e perceber porquê'],
    ],
    remote: false,
  },
  {
    titles: [
      ['Field Sales Representative', 'Comercial de zona', 'Commercial terrain (F/H)', 'Außendienstmitarbeiter (m/w/d)', 'Agente di vendita sul territorio', 'Comercial de terreno (m/f)'],
      ['Area Sales Representative', 'Delegado/a comercial', 'Attaché(e) commercial(e)', 'Gebietsverkaufsleiter (m/w/d)', 'Area sales representative', 'Delegado/a comercial'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['Your office is the road, your colleagues are the people whom you visit. You know who decides, who uses it, and where the coffee is good.', 'Tu oficina es la carretera y tus colegas son las personas a las que visitas. Sabes quién decide, quién lo usa y dónde hay buen café.', 'Votre bureau, c’est la route ; vos collègues, ceux que vous visitez. Vous savez qui décide, qui utilise, et où le café est bon.', 'Ihr Büro ist die Straße, Ihre Kollegen sind die Menschen, die Sie besuchen. Sie wissen, wer entscheidet, wer es benutzt und wo der Kaffee gut ist.', 'Il Suo ufficio è la strada, i Suoi colleghi sono le persone che visita. Sa chi decide, chi usa il prodotto e dove il caffè è buono.', 'O seu escritório é a estrada e os seus colegas são as pessoas que visita. Sabe quem decide, quem usa e onde o café é bom.'],
    ],
    duties: [
      ['Visit four to six customers a day on a route that you plan yourself', 'Visitar de cuatro a seis clientes al día en una ruta que planificas tú', 'Visiter quatre à six clients par jour selon une tournée que vous organisez', 'Sie besuchen täglich vier bis sechs Kunden auf einer Route, die Sie selbst planen', 'Visitare da quattro a sei clienti al giorno, con un giro pianificato in autonomia', 'Visitar quatro a seis clientes por dia, numa rota planeada por si'],
      ['Show our products where they will be used, and leave a sample there', 'Mostrar nuestros productos donde se van a usar y dejar una muestra', 'Montrer nos produits là où ils serviront, et y laisser un échantillon', 'Sie zeigen unsere Produkte dort, wo sie gebraucht werden, und lassen ein Muster da', 'Mostrare i prodotti dove verranno usati e lasciare un campione', 'Mostrar os produtos onde vão ser usados e deixar uma amostra'],
      ['Represent us at two or three trade fairs a year', 'Representarnos en dos o tres ferias al año', 'Nous représenter sur deux ou trois salons par an', 'Sie vertreten uns auf zwei bis drei Messen im Jahr', 'Rappresentarci a due o tre fiere l’anno', 'Representar-nos em duas ou três feiras por ano'],
      ['Win back lost customers by solving first what drove them away', 'Recuperar clientes perdidos resolviendo primero lo que los alejó', 'Reconquérir des clients perdus en réglant d’abord ce qui les a fait partir', 'Sie gewinnen verlorene Kunden zurück, indem Sie zuerst lösen, was sie vertrieben hat', 'Riconquistare i clienti persi risolvendo prima ciò che li ha allontanati', 'Recuperar clientes perdidos, resolvendo primeiro o que os afastou'],
    ],
    remote: false,
    local: true,
    travels: 'always',
    trades: ['energy', 'payments', 'machines', 'fashion', 'medical', 'logistics', 'food', 'security', 'telecom', 'furniture', 'software'],
  },
  {
    titles: [
      ['Regional Sales Manager', 'Responsable regional de ventas', 'Responsable régional des ventes (F/H)', 'Regionalverkaufsleiter (m/w/d)', 'Responsabile vendite di area', 'Responsável regional de vendas (m/f)'],
      ['Head of Sales', 'Director/a comercial', 'Directeur / Directrice des ventes', 'Vertriebsleiter (m/w/d)', 'Direttore/Direttrice commerciale', 'Diretor(a) de vendas'],
    ],
    levels: ['lead'],
    missions: [
      ['You lead {team} salespeople and a budget, and you still have a handful of customers of your own so that you know what you are talking about.', 'Diriges a {team} comerciales y un presupuesto, y conservas un puñado de clientes propios para saber de qué hablas.', 'Vous dirigez {team} commerciaux et un budget, et gardez quelques clients en propre pour savoir de quoi vous parlez.', 'Sie führen {team} Menschen im Vertrieb und ein Budget und behalten eine Handvoll eigener Kunden, damit Sie wissen, wovon Sie sprechen.', 'Guida {team} commerciali e un budget, e mantiene alcuni clienti propri per sapere di che cosa si parla.', 'Lidera {team} comerciais e um orçamento, e mantém alguns clientes próprios para saber do que fala.'],
    ],
    duties: [
      ['Agree on targets with your people, and on what they need to reach them', 'Acordar objetivos con tu gente y lo que necesitan para alcanzarlos', 'Fixer les objectifs avec votre équipe, et les moyens de les atteindre', 'Sie vereinbaren mit Ihren Leuten Ziele und was sie dafür brauchen', 'Concordare gli obiettivi con le persone, e ciò che serve per raggiungerli', 'Acordar objetivos com a equipa, e o que é preciso para os alcançar'],
      ['Accompany every person to customers twice a month, and talk about it in the car', 'Acompañar a cada persona a ver clientes dos veces al mes y comentarlo en el coche', 'Accompagner chacun en clientèle deux fois par mois, et en parler dans la voiture', 'Sie begleiten jede Person zweimal im Monat zu Kunden und sprechen im Auto darüber', 'Accompagnare ciascuno dai clienti due volte al mese, e parlarne in macchina', 'Acompanhar cada pessoa a clientes duas vezes por mês, e conversar sobre isso no carro'],
      ['Answer for forecast, prices and margin towards the management', 'Responder ante la dirección de previsiones, precios y margen', 'Répondre devant la direction des prévisions, des prix et de la marge', 'Sie verantworten Prognose, Preise und Marge gegenüber der Geschäftsführung', 'Rispondere alla direzione di previsioni, prezzi e margini', 'Responder perante a direção por previsões, preços e margem'],
      ['Decide which markets we enter next year, and which we leave alone', 'Decidir en qué mercados entramos el año próximo y cuáles dejamos', 'Décider des marchés où nous irons l’an prochain, et de ceux que nous laisserons', 'Sie entscheiden mit, in welche Märkte wir nächstes Jahr gehen und in welche nicht', 'Decidere in quali mercati entrare l’anno prossimo e quali lasciar stare', 'Decidir em que mercados entramos no próximo ano e quais deixamos de lado'],
    ],
    remote: false,
    travels: 'sometimes',
  },
  {
    titles: [
      ['Telesales Agent', 'Teleoperador/a de ventas', 'Téléconseiller(ère) commercial(e)', 'Mitarbeiter Telefonverkauf (m/w/d)', 'Operatore/Operatrice teleselling', 'Operador(a) de televendas'],
      ['Outbound Sales Agent', 'Agente de ventas outbound', 'Téléprospecteur / Téléprospectrice', 'Outbound-Agent Vertrieb (m/w/d)', 'Addetto/a vendite outbound', 'Agente de vendas outbound (m/f)'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['You call people who agreed to be called, and you notice within half a minute whether it is a good moment. If not, you call another time.', 'Llamas a personas que han aceptado que las llamen y notas en medio minuto si es buen momento. Si no lo es, llamas otro día.', 'Vous appelez des personnes qui l’ont accepté, et vous sentez en trente secondes si le moment est bon. Sinon, vous rappelez.', 'Sie rufen Menschen an, die zugestimmt haben, und merken in einer halben Minute, ob es passt. Wenn nicht, melden Sie sich ein andermal.', 'Chiama persone che hanno dato il consenso e capisce in mezzo minuto se è il momento giusto. Se non lo è, richiama.', 'Liga a pessoas que aceitaram ser contactadas e percebe em meio minuto se é boa altura. Se não for, liga noutro dia.'],
    ],
    duties: [
      ['Hold some 60 short conversations a day, with a guideline and your own words', 'Mantener unas 60 conversaciones breves al día, con un guion y tus propias palabras', 'Mener une soixantaine de courts échanges par jour, avec un fil conducteur et vos propres mots', 'Sie führen täglich etwa 60 kurze Gespräche, mit Leitfaden und eigenen Worten', 'Fare circa 60 brevi telefonate al giorno, con una traccia e parole proprie', 'Ter cerca de 60 conversas curtas por dia, com um guião e palavras próprias'],
      ['Explain offers completely, including what is in the small print', 'Explicar las ofertas por completo, también la letra pequeña', 'Expliquer les offres en entier, petites lignes comprises', 'Sie erklären Angebote vollständig, auch das Kleingedruckte', 'Spiegare le offerte per intero, comprese le clausole in piccolo', 'Explicar as ofertas por inteiro, incluindo as letras pequenas'],
      ['Note consent and refusal, and respect both', 'Registrar consentimientos y negativas, y respetar ambos', 'Noter accords et refus, et respecter les deux', 'Sie halten Zustimmung und Ablehnung fest und achten beides', 'Registrare consensi e rifiuti, e rispettarli entrambi', 'Registar consentimentos e recusas, e respeitar ambos'],
    ],
    remote: true,
    trades: ['energy', 'payments', 'travel', 'telecom', 'learning', 'food', 'service', 'security'],
  },
  {
    titles: [
      ['Export Sales Manager', 'Responsable de exportación', 'Responsable export (F/H)', 'Exportmanager (m/w/d)', 'Export manager', 'Gestor/a de exportação'],
      ['International Sales Manager', 'Responsable de ventas internacionales', 'Responsable des ventes internationales (F/H)', 'Vertriebsmanager International (m/w/d)', 'Responsabile vendite estero', 'Gestor/a de vendas internacionais'],
    ],
    levels: ['senior', 'mid'],
    missions: [
      ['You open doors for us {within}: dealers, agents, first orders, and the patience that all of this needs.', 'Nos abres puertas {within}: distribuidores, agentes, primeros pedidos y la paciencia que todo eso requiere.', 'Vous nous ouvrez des portes {within} : distributeurs, agents, premières commandes, et la patience que cela demande.', 'Sie öffnen uns Türen {within}: Händler, Vertretungen, erste Aufträge und die Geduld, die das alles braucht.', 'Ci apre le porte {within}: distributori, agenti, primi ordini e la pazienza che tutto questo richiede.', 'Abre-nos portas {within}: distribuidores, agentes, primeiras encomendas e a paciência que tudo isto exige.'],
    ],
    duties: [
      ['Find dealers, examine them, and bring them to the first order', 'Encontrar distribuidores, evaluarlos y llevarlos al primer pedido', 'Trouver des distributeurs, les évaluer et les mener à la première commande', 'Sie finden Handelspartner, prüfen sie und führen sie zum ersten Auftrag', 'Trovare distributori, valutarli e portarli al primo ordine', 'Encontrar distribuidores, avaliá-los e levá-los à primeira encomenda'],
      ['Negotiate contracts, delivery terms and payment in several currencies', 'Negociar contratos, condiciones de entrega y pagos en varias divisas', 'Négocier contrats, conditions de livraison et paiements en plusieurs devises', 'Sie verhandeln Verträge, Lieferbedingungen und Zahlungen in mehreren Währungen', 'Negoziare contratti, termini di consegna e pagamenti in più valute', 'Negociar contratos, condições de entrega e pagamentos em várias moedas'],
      ['Travel some eight days a month, and report what is different there', 'Viajar unos ocho días al mes y contar qué es distinto allí', 'Voyager environ huit jours par mois, et raconter ce qui y est différent', 'Sie reisen etwa acht Tage im Monat und berichten, was dort anders ist', 'Viaggiare circa otto giorni al mese e riferire che cosa lì è diverso', 'Viajar cerca de oito dias por mês e contar o que lá é diferente'],
    ],
    remote: false,
    travels: 'sometimes',
    trades: ['machines', 'fashion', 'medical', 'food', 'furniture', 'security'],
  },
  {
    titles: [
      ['Sales Engineer', 'Ingeniero/a de preventa', 'Ingénieur(e) avant-vente', 'Sales Engineer (m/w/d)', 'Tecnico/a prevendita', 'Engenheiro/a de pré-venda'],
      ['Pre-Sales Consultant', 'Consultor/a de preventa', 'Consultant(e) avant-vente', 'Pre-Sales-Berater (m/w/d)', 'Consulente prevendita', 'Consultor(a) de pré-venda'],
    ],
    levels: ['senior', 'mid'],
    missions: [
      ['You are the one in the meeting who really knows how it works. You show it, calculate it, and spare the customer surprises later.', 'Eres quien en la reunión sabe de verdad cómo funciona. Lo enseñas, lo calculas y ahorras sorpresas al cliente.', 'En réunion, vous êtes la personne qui sait vraiment comment cela marche. Vous montrez, vous chiffrez, et vous épargnez au client les surprises.', 'Sie sind im Termin die Person, die wirklich weiß, wie es funktioniert. Sie zeigen es, rechnen es durch und ersparen dem Kunden spätere Überraschungen.', 'In riunione è la persona che sa davvero come funziona: lo mostra, lo calcola e risparmia sorprese al cliente.', 'Na reunião, é quem sabe mesmo como funciona: mostra, calcula e poupa surpresas ao cliente.'],
    ],
    duties: [
      ['Prepare demonstrations with the customer’s own data and questions', 'Preparar demostraciones con los datos y las preguntas del propio cliente', 'Préparer des démonstrations avec les données et les questions du client', 'Sie bereiten Vorführungen mit den Daten und Fragen des Kunden vor', 'Preparare dimostrazioni con i dati e le domande del cliente', 'Preparar demonstrações com os dados e as perguntas do cliente'],
      ['Answer the technical part of tenders, on time and without adjectives', 'Responder la parte técnica de las licitaciones, a tiempo y sin adjetivos', 'Répondre à la partie technique des appels d’offres, à temps et sans adjectifs', 'Sie beantworten den technischen Teil von Ausschreibungen, pünktlich und ohne Adjektive', 'Rispondere alla parte tecnica delle gare, nei tempi e senza aggettivi', 'Responder à parte técnica dos concursos, a horas e sem adjetivos'],
      ['Explain to development what the market asks for and what it would pay for it', 'Explicar a desarrollo qué pide el mercado y cuánto pagaría por ello', 'Expliquer au développement ce que demande le marché, et ce qu’il paierait', 'Sie erklären der Entwicklung, was der Markt verlangt und was er dafür zahlen würde', 'Spiegare allo sviluppo che cosa chiede il mercato e quanto pagherebbe', 'Explicar ao desenvolvimento o que o mercado pede e quanto pagaria'],
    ],
    remote: true,
    travels: 'sometimes',
    trades: ['hotel', 'payments', 'medical', 'accounting', 'security', 'telecom', 'software', 'service', 'machines', 'energy'],
  },
  {
    titles: [
      ['Showroom Sales Adviser', 'Asesor/a de ventas en tienda', 'Conseiller / Conseillère de vente', 'Verkaufsberater im Showroom (m/w/d)', 'Consulente di vendita in showroom', 'Consultor(a) de vendas em loja'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['People come to touch, to try out and to ask. You take your time, and they often leave with more than they came for, because it fits.', 'La gente viene a tocar, probar y preguntar. Tú te tomas tu tiempo, y a menudo se van con más de lo que buscaban, porque les encaja.', 'On vient toucher, essayer, demander. Vous prenez votre temps, et les gens repartent souvent avec plus que prévu, parce que cela leur convient.', 'Menschen kommen, um anzufassen, auszuprobieren und zu fragen. Sie nehmen sich Zeit, und oft gehen sie mit mehr, als sie suchten, weil es passt.', 'Le persone vengono a toccare, provare e chiedere. Con il giusto tempo, spesso escono con più di ciò che cercavano, perché è quello adatto.', 'As pessoas vêm tocar, experimentar e perguntar. Com tempo, saem muitas vezes com mais do que procuravam, porque lhes serve.'],
    ],
    duties: [
      ['Advise visitors in the showroom and by video', 'Asesorar a quienes visitan la tienda, en persona y por vídeo', 'Conseiller les visiteurs en magasin et par vidéo', 'Sie beraten Besucherinnen und Besucher im Showroom und per Video', 'Consigliare chi visita lo showroom, di persona e in video', 'Aconselhar quem visita a loja, presencialmente e por vídeo'],
      ['Look after the display, the samples and the price tags', 'Cuidar la exposición, las muestras y los precios', 'Soigner l’exposition, les échantillons et l’étiquetage', 'Sie pflegen Ausstellung, Muster und Preisschilder', 'Curare l’esposizione, i campioni e i cartellini', 'Cuidar da exposição, das amostras e das etiquetas'],
      ['Prepare offers, and follow them up a week later', 'Preparar presupuestos y hacerles seguimiento una semana después', 'Préparer des devis et les relancer une semaine plus tard', 'Sie erstellen Angebote und fragen nach einer Woche nach', 'Preparare preventivi e seguirli dopo una settimana', 'Preparar orçamentos e acompanhá-los uma semana depois'],
    ],
    remote: false,
    local: true,
    trades: ['fashion', 'furniture', 'telecom', 'energy', 'travel'],
  },
];
