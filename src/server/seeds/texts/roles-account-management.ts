import type { Role } from './role.ts';

/** Roles in account management. */
export const accountManagementRoles: readonly Role[] = [
  {
    titles: [
      ['Account Manager', 'Gestor/a de cuentas', 'Account Manager (F/H)', 'Account Manager (m/w/d)', 'Account manager', 'Gestor(a) de contas'],
      ['Client Manager', 'Responsable de clientes', 'Chargé(e) de clientèle entreprises', 'Kundenbetreuer Geschäftskunden (m/w/d)', 'Referente clienti business', 'Gestor/a de clientes'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['{accounts} customers have your number. You know what they plan, what annoys them, and what they will need before they do.', '{accounts} clientes tienen tu número. Sabes qué planean, qué les molesta y qué van a necesitar antes que ellos.', '{accounts} clients ont votre numéro. Vous savez ce qu’ils préparent, ce qui les agace, et ce qu’il leur faudra, avant eux.', '{accounts} Kunden haben Ihre Nummer. Sie wissen, was sie planen, was sie ärgert und was sie brauchen werden, noch vor ihnen.', '{accounts} clienti hanno il Suo numero. Lei sa che cosa progettano, che cosa li infastidisce e che cosa servirà loro, prima di loro.', '{accounts} clientes têm o seu número. Sabe o que planeiam, o que os incomoda e de que vão precisar, antes deles.'],
      ['A contract is signed in an hour and then lives for years. You are there for the years.', 'Un contrato se firma en una hora y luego vive años. Tú estás para los años.', 'Un contrat se signe en une heure, puis vit des années. Vous êtes là pour les années.', 'Ein Vertrag ist in einer Stunde unterschrieben und lebt dann Jahre. Für die Jahre sind Sie da.', 'Un contratto si firma in un’ora e poi vive per anni: Lei c’è per gli anni.', 'Um contrato assina-se numa hora e depois vive anos. O seu lugar é nesses anos.'],
    ],
    duties: [
      ['Look after {accounts} business customers as their fixed contact', 'Atender a {accounts} clientes de empresa como persona de contacto fija', 'Suivre {accounts} clients professionnels comme interlocuteur attitré', 'Sie betreuen {accounts} Geschäftskunden als feste Ansprechperson', 'Seguire {accounts} clienti aziendali come riferimento fisso', 'Acompanhar {accounts} clientes empresariais como contacto fixo'],
      ['Hold a review every quarter: what was agreed, what was kept, what is next', 'Hacer una revisión cada trimestre: qué se acordó, qué se cumplió y qué viene', 'Tenir un point chaque trimestre : ce qui était convenu, ce qui a été tenu, la suite', 'Sie führen jedes Quartal ein Bilanzgespräch: Was war vereinbart, was wurde gehalten, was kommt', 'Fare un bilancio ogni trimestre: che cosa si era concordato, che cosa si è fatto, che cosa viene dopo', 'Fazer um balanço por trimestre: o que se acordou, o que se cumpriu, o que se segue'],
      ['Find what else could be of use to the customer, and show it with figures', 'Encontrar qué más podría servir al cliente y demostrarlo con cifras', 'Trouver ce qui pourrait encore servir au client, chiffres à l’appui', 'Sie finden, was dem Kunden noch nützen könnte, und belegen es mit Zahlen', 'Trovare che cos’altro può essere utile al cliente, e dimostrarlo con i numeri', 'Descobrir o que mais pode ser útil ao cliente, e mostrá-lo com números'],
      ['Negotiate extensions of contracts and new prices', 'Negociar prórrogas de contrato y nuevos precios', 'Négocier les renouvellements de contrat et les nouveaux prix', 'Sie verhandeln Vertragsverlängerungen und neue Preise', 'Negoziare rinnovi di contratto e nuovi prezzi', 'Negociar renovações de contrato e novos preços'],
    ],
    remote: true,
    travels: 'sometimes',
  },
  {
    titles: [
      ['Customer Success Manager', 'Customer success manager', 'Customer Success Manager (F/H)', 'Customer Success Manager (m/w/d)', 'Customer success manager', 'Customer success manager (m/f)'],
      ['Customer Success Specialist', 'Especialista en éxito del cliente', 'Chargé(e) de succès client', 'Spezialist Kundenerfolg (m/w/d)', 'Specialista customer success', 'Especialista de sucesso do cliente (m/f)'],
    ],
    levels: ['mid', 'senior', 'entry'],
    missions: [
      ['What nobody uses helps nobody. You make sure that our customers use what they have paid for, and stay because of it.', 'Lo que nadie usa no ayuda a nadie. Tú haces que los clientes usen lo que han pagado y se queden por eso.', 'Ce que personne n’utilise n’aide personne. Grâce à vous, les clients utilisent ce qu’ils ont payé, et restent pour cela.', 'Was niemand benutzt, hilft niemandem. Sie sorgen dafür, dass unsere Kunden nutzen, was sie bezahlt haben, und deshalb bleiben.', 'Ciò che nessuno usa non serve a nessuno. Il Suo compito è far sì che i clienti usino ciò che hanno pagato, e restino per questo.', 'O que ninguém usa não ajuda ninguém. Cabe-lhe garantir que os clientes usam o que pagaram, e ficam por isso.'],
    ],
    duties: [
      ['Recognise early which customers use us less, and call them before they cancel', 'Detectar pronto qué clientes nos usan menos y llamarlos antes de que se den de baja', 'Repérer tôt les clients qui s’éloignent, et les appeler avant qu’ils ne résilient', 'Sie erkennen früh, wer uns weniger nutzt, und rufen an, bevor gekündigt wird', 'Capire presto quali clienti ci usano meno e chiamarli prima che disdicano', 'Perceber cedo que clientes nos usam menos e ligar-lhes antes de cancelarem'],
      ['Give webinars for up to 60 participants', 'Impartir seminarios en línea para hasta 60 personas', 'Animer des webinaires réunissant jusqu’à 60 participants', 'Sie geben Webinare für bis zu 60 Teilnehmende', 'Tenere webinar fino a 60 partecipanti', 'Dar webinars para até 60 participantes'],
      ['Agree with each customer on one aim for the year, and on how it is measured', 'Acordar con cada cliente un objetivo para el año y cómo se mide', 'Convenir avec chaque client d’un objectif pour l’année et de sa mesure', 'Sie vereinbaren mit jedem Kunden ein Jahresziel und woran es gemessen wird', 'Concordare con ogni cliente un obiettivo per l’anno e come misurarlo', 'Acordar com cada cliente um objetivo para o ano e a forma de o medir'],
      ['Translate wishes of customers into requests that development can build', 'Traducir los deseos de los clientes en peticiones que desarrollo pueda construir', 'Traduire les souhaits des clients en demandes réalisables par le développement', 'Sie übersetzen Kundenwünsche in Anforderungen, die die Entwicklung bauen kann', 'Tradurre i desideri dei clienti in richieste che lo sviluppo possa realizzare', 'Traduzir os desejos dos clientes em pedidos que o desenvolvimento possa construir'],
    ],
    remote: true,
    travels: 'sometimes',
    trades: ['hotel', 'payments', 'learning', 'accounting', 'security', 'telecom', 'software', 'logistics', 'energy'],
  },
  {
    titles: [
      ['Key Account Manager', 'Responsable de grandes cuentas', 'Responsable grands comptes (F/H)', 'Key Account Manager (m/w/d)', 'Key account manager', 'Gestor(a) de grandes contas'],
    ],
    levels: ['senior', 'lead'],
    missions: [
      ['Six customers make a third of our sales. You look after three of them, with a plan for each and a direct line to the management.', 'Seis clientes suponen un tercio de nuestras ventas. Tú llevas tres, con un plan para cada uno y línea directa con la dirección.', 'Six clients font un tiers de notre chiffre d’affaires. Vous en suivez trois, avec un plan pour chacun et une ligne directe avec la direction.', 'Sechs Kunden machen ein Drittel unseres Umsatzes aus. Drei davon betreuen Sie, mit je einem Plan und direktem Draht zur Geschäftsleitung.', 'Sei clienti fanno un terzo del nostro fatturato. Lei ne segue tre, con un piano per ciascuno e una linea diretta con la direzione.', 'Seis clientes fazem um terço das nossas vendas. Vai acompanhar três, com um plano para cada um e linha direta com a direção.'],
    ],
    duties: [
      ['Know the customer’s organisation so well that you can draw it', 'Conocer la organización del cliente hasta poder dibujarla', 'Connaître l’organisation du client au point de pouvoir la dessiner', 'Sie kennen die Organisation des Kunden so gut, dass Sie sie aufzeichnen können', 'Conoscere l’organizzazione del cliente tanto da poterla disegnare', 'Conhecer a organização do cliente ao ponto de a poder desenhar'],
      ['Negotiate framework contracts that last for several years', 'Negociar contratos marco de varios años', 'Négocier des contrats-cadres sur plusieurs années', 'Sie verhandeln mehrjährige Rahmenverträge', 'Negoziare contratti quadro pluriennali', 'Negociar contratos-quadro de vários anos'],
      ['Lead a small project team of delivery, finance and technology for each account', 'Dirigir para cada cuenta un pequeño equipo de operaciones, finanzas y técnica', 'Animer pour chaque compte une petite équipe : livraison, finance, technique', 'Sie leiten je Kunde ein kleines Projektteam aus Lieferung, Finanzen und Technik', 'Guidare per ogni cliente un piccolo team di consegna, finanza e tecnica', 'Liderar para cada conta uma pequena equipa de operações, finanças e técnica'],
      ['Bring our management and theirs together once a year', 'Reunir una vez al año a nuestra dirección con la suya', 'Réunir une fois par an notre direction et la leur', 'Sie bringen einmal im Jahr unsere und deren Leitung an einen Tisch', 'Far incontrare una volta l’anno la nostra direzione e la loro', 'Juntar uma vez por ano a nossa direção e a deles'],
    ],
    remote: false,
    travels: 'sometimes',
  },
  {
    titles: [
      ['Onboarding Manager', 'Responsable de onboarding de clientes', 'Responsable onboarding clients (F/H)', 'Onboarding Manager (m/w/d)', 'Onboarding manager', 'Gestor(a) de onboarding'],
      ['Implementation Consultant', 'Consultor/a de implantación', 'Consultant(e) déploiement', 'Einführungsberater (m/w/d)', 'Consulente di implementazione', 'Consultor(a) de implementação'],
    ],
    levels: ['mid', 'entry'],
    missions: [
      ['The first 60 days decide whether a customer stays. They are yours: from the welcome call to the moment at which everything runs.', 'Los primeros 60 días deciden si un cliente se queda. Son tuyos: de la llamada de bienvenida al momento en que todo funciona.', 'Les 60 premiers jours décident si un client reste. Ils sont à vous : du premier appel au moment où tout tourne.', 'Die ersten 60 Tage entscheiden, ob ein Kunde bleibt. Sie gehören Ihnen: vom Begrüßungsanruf bis zu dem Moment, in dem alles läuft.', 'I primi 60 giorni decidono se un cliente resta. Sono affidati a Lei: dalla telefonata di benvenuto a quando tutto funziona.', 'Os primeiros 60 dias decidem se um cliente fica. São seus: da chamada de boas-vindas ao momento em que tudo funciona.'],
    ],
    duties: [
      ['Plan the introduction with each new customer: dates, people, data', 'Planificar la puesta en marcha con cada cliente nuevo: fechas, personas, datos', 'Planifier le démarrage avec chaque nouveau client : dates, personnes, données', 'Sie planen die Einführung mit jedem neuen Kunden: Termine, Beteiligte, Daten', 'Pianificare l’avvio con ogni nuovo cliente: date, persone, dati', 'Planear o arranque com cada novo cliente: datas, pessoas, dados'],
      ['Train users in small groups until they no longer need you', 'Formar a usuarios en grupos pequeños hasta que ya no te necesiten', 'Former les utilisateurs en petits groupes, jusqu’à ce qu’ils n’aient plus besoin de vous', 'Sie schulen in kleinen Gruppen, bis man Sie nicht mehr braucht', 'Formare gli utenti in piccoli gruppi, finché non sanno fare da soli', 'Formar utilizadores em pequenos grupos, até já não precisarem de ajuda'],
      ['Carry over data from old systems and check it with the customer', 'Traspasar datos de sistemas antiguos y comprobarlos con el cliente', 'Reprendre les données des anciens systèmes et les vérifier avec le client', 'Sie übernehmen Daten aus alten Systemen und prüfen sie mit dem Kunden', 'Trasferire i dati dai vecchi sistemi e verificarli con il cliente', 'Migrar dados de sistemas antigos e verificá-los com o cliente'],
    ],
    remote: true,
    trades: ['hotel', 'payments', 'learning', 'accounting', 'security', 'telecom', 'software', 'logistics', 'service'],
  },
  {
    titles: [
      ['Account Coordinator', 'Asistente de cuentas', 'Assistant(e) commercial(e) grands comptes', 'Assistenz Kundenbetreuung (m/w/d)', 'Assistente account', 'Assistente de gestão de contas (m/f)'],
      ['Client Services Assistant', 'Asistente de servicios al cliente', 'Assistant(e) relation clients entreprises', 'Sachbearbeiter Kundenbetreuung (m/w/d)', 'Assistente servizi clienti business', 'Assistente de serviços a clientes (m/f)'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['You support three account managers and learn the trade from the inside: offers, figures, dates, and the art of a good e-mail.', 'Das apoyo a tres gestores de cuentas y aprendes el oficio por dentro: ofertas, cifras, fechas y el arte de un buen correo.', 'Vous épaulez trois chargés de compte et apprenez le métier de l’intérieur : devis, chiffres, délais, et l’art du bon e-mail.', 'Sie unterstützen drei Account-Teams und lernen das Handwerk von innen: Angebote, Zahlen, Termine und die Kunst der guten E-Mail.', 'Affianca tre account manager e impara il mestiere dall’interno: offerte, numeri, scadenze e l’arte di una buona e-mail.', 'Apoia três gestores de contas e aprende o ofício por dentro: propostas, números, prazos e a arte de um bom e-mail.'],
    ],
    duties: [
      ['Prepare meetings, presentations and minutes', 'Preparar reuniones, presentaciones y actas', 'Préparer réunions, présentations et comptes rendus', 'Sie bereiten Termine, Präsentationen und Protokolle vor', 'Preparare riunioni, presentazioni e verbali', 'Preparar reuniões, apresentações e atas'],
      ['Keep customer data and contracts in {skill} in order', 'Mantener en orden los datos y contratos de clientes en {skill}', 'Tenir en ordre les données et contrats clients dans {skill}', 'Sie halten Kundendaten und Verträge in {skill} in Ordnung', 'Tenere in ordine dati e contratti dei clienti in {skill}', 'Manter em ordem os dados e contratos de clientes em {skill}'],
      ['Answer everyday questions of customers yourself', 'Responder por tu cuenta a las preguntas cotidianas de los clientes', 'Répondre vous-même aux questions courantes des clients', 'Sie beantworten alltägliche Kundenfragen selbst', 'Rispondere in autonomia alle domande quotidiane dei clienti', 'Responder autonomamente às perguntas do dia a dia dos clientes'],
    ],
    remote: false,
  },
  {
    titles: [
      ['Renewals Manager', 'Responsable de renovaciones', 'Responsable renouvellements (F/H)', 'Manager Vertragsverlängerung (m/w/d)', 'Responsabile rinnovi', 'Gestor(a) de renovações'],
      ['Contract and Retention Specialist', 'Especialista en contratos y fidelización', 'Chargé(e) de fidélisation', 'Spezialist Kundenbindung (m/w/d)', 'Specialista contratti e fidelizzazione', 'Especialista de contratos e retenção (m/f)'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['Every month some 120 contracts come up for renewal. You begin four months earlier, so that in the end nobody is surprised.', 'Cada mes vencen unos 120 contratos. Empiezas cuatro meses antes para que al final nadie se lleve sorpresas.', 'Chaque mois, quelque 120 contrats arrivent à échéance. Vous commencez quatre mois plus tôt, pour que personne ne soit surpris.', 'Jeden Monat laufen rund 120 Verträge aus. Sie beginnen vier Monate vorher, damit am Ende niemand überrascht ist.', 'Ogni mese scadono circa 120 contratti. Lei comincia quattro mesi prima, perché alla fine nessuno si stupisca.', 'Todos os meses terminam cerca de 120 contratos. O trabalho começa quatro meses antes, para que no fim ninguém se surpreenda.'],
    ],
    duties: [
      ['Plan renewals, prepare offers and conduct the conversations', 'Planificar renovaciones, preparar ofertas y llevar las conversaciones', 'Planifier les échéances, préparer les offres et mener les entretiens', 'Sie planen Verlängerungen, bereiten Angebote vor und führen die Gespräche', 'Pianificare i rinnovi, preparare le offerte e condurre i colloqui', 'Planear renovações, preparar propostas e conduzir as conversas'],
      ['Record why customers leave, and propose what should change', 'Registrar por qué se van los clientes y proponer qué debería cambiar', 'Noter pourquoi des clients partent, et proposer ce qui doit changer', 'Sie erfassen, warum Kunden gehen, und schlagen vor, was sich ändern soll', 'Registrare perché i clienti se ne vanno e proporre che cosa cambiare', 'Registar porque saem os clientes e propor o que deve mudar'],
      ['Calculate for each customer what our product has brought in', 'Calcular para cada cliente lo que nuestro producto le ha aportado', 'Calculer pour chaque client ce que notre produit lui a rapporté', 'Sie rechnen jedem Kunden vor, was unser Produkt gebracht hat', 'Calcolare per ogni cliente che cosa ha reso il nostro prodotto', 'Calcular para cada cliente o que o nosso produto lhe trouxe'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Partner Account Manager', 'Responsable de partners', 'Responsable partenariats (F/H)', 'Partner Account Manager (m/w/d)', 'Partner account manager', 'Gestor(a) de parceiros'],
      ['Channel Account Manager', 'Gestor/a de canal', 'Responsable comptes indirects (F/H)', 'Channel Account Manager (m/w/d)', 'Channel account manager', 'Gestor(a) de canal'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['Half of our customers come through partners. You look after dealers, agencies and consultants {within}, so that they like to recommend us.', 'La mitad de nuestros clientes llega a través de partners. Cuidas de distribuidores, agencias y consultoras {within} para que nos recomienden con gusto.', 'La moitié de nos clients nous viennent de partenaires. Vous suivez revendeurs, agences et cabinets {within}, pour qu’ils nous recommandent volontiers.', 'Die Hälfte unserer Kunden kommt über Partner. Sie betreuen Händler, Agenturen und Beratungen {within}, damit sie uns gern empfehlen.', 'Metà dei nostri clienti arriva dai partner. Segue rivenditori, agenzie e consulenti {within}, perché ci consiglino volentieri.', 'Metade dos nossos clientes chega através de parceiros. Acompanha revendedores, agências e consultoras {within}, para que nos recomendem com gosto.'],
    ],
    duties: [
      ['Train partners in our product and in what it cannot do', 'Formar a los partners en nuestro producto y en lo que no sabe hacer', 'Former les partenaires à notre produit, et à ce qu’il ne sait pas faire', 'Sie schulen Partner in dem, was unser Produkt kann, und in dem, was es nicht kann', 'Formare i partner sul prodotto, e su ciò che non sa fare', 'Formar os parceiros no produto, e no que ele não faz'],
      ['Plan joint events and campaigns', 'Planificar actos y campañas conjuntas', 'Organiser événements et campagnes en commun', 'Sie planen gemeinsame Veranstaltungen und Kampagnen', 'Pianificare eventi e campagne comuni', 'Planear eventos e campanhas em conjunto'],
      ['Settle commission and conflicts between channels fairly', 'Resolver con justicia comisiones y conflictos entre canales', 'Régler avec équité commissions et conflits de canaux', 'Sie klären Provisionen und Konflikte zwischen Vertriebswegen fair', 'Risolvere con equità provvigioni e conflitti tra canali', 'Resolver com justiça comissões e conflitos entre canais'],
    ],
    remote: true,
    travels: 'sometimes',
  },
  {
    titles: [
      ['Head of Account Management', 'Director/a de cuentas', 'Directeur / Directrice de clientèle', 'Leiter Kundenbetreuung (m/w/d)', 'Responsabile account management', 'Diretor(a) de gestão de contas'],
      ['Customer Success Team Lead', 'Responsable de equipo de customer success', 'Responsable d’équipe Customer Success (F/H)', 'Teamleiter Customer Success (m/w/d)', 'Team lead customer success', 'Team lead de customer success (m/f)'],
    ],
    levels: ['lead'],
    missions: [
      ['You answer for {team} account managers and for the question whether our customers are better off with us than without us.', 'Respondes de {team} gestores de cuentas y de una pregunta: ¿están nuestros clientes mejor con nosotros que sin nosotros?', 'Vous répondez de {team} chargés de compte, et d’une question : nos clients vont-ils mieux avec nous que sans nous ?', 'Sie verantworten {team} Mitarbeitende in der Kundenbetreuung und die Frage, ob es unseren Kunden mit uns besser geht als ohne.', 'Risponde di {team} account manager e di una domanda: i nostri clienti stanno meglio con noi che senza?', 'Responde por {team} gestores de contas e por uma pergunta: os clientes estão melhor connosco do que sem nós?'],
    ],
    duties: [
      ['Distribute customers so that nobody has too many and none is forgotten', 'Repartir los clientes para que nadie tenga demasiados y ninguno quede olvidado', 'Répartir les clients pour que personne n’en ait trop et qu’aucun ne soit oublié', 'Sie verteilen Kunden so, dass niemand zu viele hat und keiner vergessen wird', 'Distribuire i clienti in modo che nessuno ne abbia troppi e nessuno sia dimenticato', 'Distribuir os clientes para que ninguém tenha demasiados e nenhum fique esquecido'],
      ['Coach your people before difficult conversations and after them', 'Preparar a tu equipo antes de las conversaciones difíciles y acompañarlo después', 'Accompagner vos collaborateurs avant les entretiens difficiles, et après', 'Sie begleiten Ihre Leute vor schwierigen Gesprächen und danach', 'Affiancare le persone prima dei colloqui difficili, e dopo', 'Apoiar a equipa antes das conversas difíceis, e depois delas'],
      ['Answer for retention, growth and satisfaction, with figures that everybody can see', 'Responder de la retención, el crecimiento y la satisfacción, con cifras a la vista de todos', 'Répondre de la fidélité, de la croissance et de la satisfaction, chiffres visibles de tous', 'Sie verantworten Kundenbindung, Wachstum und Zufriedenheit, mit Zahlen, die alle sehen', 'Rispondere di fedeltà, crescita e soddisfazione, con numeri visibili a tutti', 'Responder por retenção, crescimento e satisfação, com números que todos podem ver'],
    ],
    remote: false,
  },
];
