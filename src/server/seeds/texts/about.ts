import type { EmploymentType, Workplace } from '#contract/jobs/job-choices.ts';

import type { Six } from './six.ts';

/** The company's business, in many wordings: `offer`, `customers`, `company` and its place. */
export const about: readonly Six[] = [
  [
    '{company} offers {offer} for {customers}.',
    '{company} ofrece {offer} para {customers}.',
    '{company} propose {offer} pour {customers}.',
    '{company} bietet {offer} für {customers}.',
    '{company} offre {offer} per {customers}.',
    'A {company} oferece {offer} para {customers}.',
  ],
  [
    'At {company} we do one thing: {offer} for {customers}.',
    'En {company} hacemos una sola cosa: {offer} para {customers}.',
    'Chez {company}, on propose {offer} pour {customers}, et rien d’autre.',
    'Bei {company} dreht sich alles um eines: {offer} für {customers}.',
    'In {company} ci occupiamo di una cosa sola: {offer} per {customers}.',
    'Na {company} fazemos uma coisa só: {offer} para {customers}.',
  ],
  [
    '{offer}, {since} years of practice and customers who stay: that is {company} in short.',
    '{offer}, {since} años de oficio y clientes que se quedan: eso es {company} en pocas palabras.',
    '{offer}, {since} ans de métier et des clients qui restent : voilà {company} en quelques mots.',
    '{offer}, {since} Jahre Erfahrung und Kundschaft, die bleibt: Das ist {company} in Kürze.',
    '{offer}, {since} anni di mestiere e clienti che restano: ecco {company} in breve.',
    '{offer}, {since} anos de ofício e clientes que ficam: eis a {company} em poucas palavras.',
  ],
  [
    'We have been in the business for {since} years: {offer} for {customers}, {within}.',
    'Llevamos {since} años en esto: {offer} para {customers}, {within}.',
    'Voilà {since} ans que nous proposons {offer} pour {customers}, {within}.',
    'Seit {since} Jahren ist das unser Geschäft: {offer} für {customers}, {within}.',
    'Da {since} anni è il nostro mestiere: {offer} per {customers}, {within}.',
    'Há {since} anos que é este o nosso ofício: {offer} para {customers}, {within}.',
  ],
  [
    'You may not know {company} yet. What we offer: {offer} for {customers} {within}.',
    'Puede que aún no conozcas {company}: ofrecemos {offer} para {customers} {within}.',
    'Vous ne connaissez peut-être pas encore {company} : nous proposons {offer} pour {customers} {within}.',
    'Vielleicht kennen Sie {company} noch nicht. Unser Angebot: {offer} für {customers} {within}.',
    'Forse non conosce ancora {company}: offriamo {offer} per {customers} {within}.',
    'Talvez ainda não conheça a {company}: oferecemos {offer} para {customers} {within}.',
  ],
  [
    '{company} began {since} years ago with a simple idea: {offer} for {customers}, without detours.',
    '{company} nació hace {since} años de una idea sencilla: {offer} para {customers}, sin complicaciones.',
    '{company} est née il y a {since} ans d’une idée simple : proposer {offer} pour {customers}, sans complication.',
    '{company} begann vor {since} Jahren mit einer einfachen Idee: {offer} für {customers}, ohne Umwege.',
    '{company} è nata {since} anni fa da un’idea semplice: {offer} per {customers}, senza complicazioni.',
    'A {company} nasceu há {since} anos de uma ideia simples: {offer} para {customers}, sem complicações.',
  ],
  [
    'From {city}, {company} offers {offer} for {customers} {within}.',
    'Desde {city}, {company} ofrece {offer} para {customers} {within}.',
    'Depuis {city}, {company} propose {offer} pour {customers} {within}.',
    'Von {city} aus bietet {company} {offer} für {customers} {within}.',
    'Da {city}, {company} offre {offer} per {customers} {within}.',
    'A partir de {city}, a {company} oferece {offer} para {customers} {within}.',
  ],
  [
    'Our work is {offer}. Those who rely on it: {customers} {within}.',
    'Lo nuestro: {offer}. Quienes confían en ello: {customers} {within}.',
    'Notre métier : {offer}. Ceux qui nous font confiance : {customers}, {within}.',
    'Unser Geschäft: {offer}. Wer auf uns zählt: {customers} {within}.',
    'Il nostro mestiere: {offer}. Chi conta su di noi: {customers}, {within}.',
    'O nosso ofício: {offer}. Quem conta connosco: {customers}, {within}.',
  ],
  [
    '{company} is growing {within}. What we offer: {offer}.',
    '{company} crece {within}. Lo que ofrecemos: {offer}.',
    '{company} grandit {within}. Nous proposons {offer}.',
    '{company} wächst {within}. Unser Angebot: {offer}.',
    '{company} cresce {within}. La nostra offerta: {offer}.',
    'A {company} está a crescer {within}. A nossa oferta: {offer}.',
  ],
  [
    'No external investors, no noise: {company} has been offering {offer} for {customers} for {since} years.',
    'Sin inversores externos ni ruido: {company} lleva {since} años dedicada a esto: {offer} para {customers}.',
    'Ni investisseurs extérieurs, ni bruit : depuis {since} ans, {company} propose {offer} pour {customers}.',
    'Keine Fremdinvestoren, kein Getöse: Seit {since} Jahren bietet {company} {offer} für {customers}.',
    'Niente investitori esterni, niente clamore: da {since} anni {company} offre {offer} per {customers}.',
    'Sem investidores externos nem alarido: há {since} anos que a {company} oferece {offer} para {customers}.',
  ],
];

/** Where and when employees work, by workplace. */
export const workplaceWords: Record<Workplace, readonly Six[]> = {
  onsite: [
    [
      'You work {inCity}, together with the team, five minutes from the next stop.',
      'Trabajarás {inCity}, con el equipo, a cinco minutos de la parada más cercana.',
      'Vous travaillez {inCity}, avec l’équipe, à cinq minutes de l’arrêt le plus proche.',
      'Sie arbeiten {inCity}, gemeinsam mit dem Team, fünf Minuten von der nächsten Haltestelle.',
      'Si lavora {inCity}, insieme al team, a cinque minuti dalla fermata più vicina.',
      'O trabalho é {inCity}, com a equipa, a cinco minutos da paragem mais próxima.',
    ],
    [
      'The place of work is our office {inCity}: bright rooms, quiet corners, a kitchen that is used.',
      'El lugar de trabajo es nuestra oficina {inCity}: luminosa, con rincones tranquilos y una cocina que se usa.',
      'Le poste est basé dans nos bureaux {inCity} : lumineux, avec des coins calmes et une cuisine qui sert.',
      'Arbeitsort ist unser Büro {inCity}: helle Räume, ruhige Ecken und eine Küche, die benutzt wird.',
      'La sede di lavoro è il nostro ufficio {inCity}: luminoso, con angoli tranquilli e una cucina molto frequentata.',
      'O local de trabalho é o nosso escritório {inCity}: luminoso, com cantos sossegados e uma cozinha bem usada.',
    ],
    [
      'This job needs you on the spot: we meet {inCity} every day.',
      'Este puesto requiere presencia: nos vemos {inCity} todos los días.',
      'Ce poste demande votre présence : nous nous retrouvons {inCity} tous les jours.',
      'Für diese Stelle brauchen wir Sie vor Ort: Wir sehen uns jeden Tag {inCity}.',
      'È un lavoro in presenza: ci si vede {inCity} tutti i giorni.',
      'É um trabalho presencial: encontramo-nos {inCity} todos os dias.',
    ],
  ],
  hybrid: [
    [
      'Two days a week {inCity}, the others from home: that has proved itself.',
      'Dos días a la semana {inCity} y el resto desde casa: nos funciona.',
      'Deux jours par semaine {inCity}, le reste chez vous : la formule a fait ses preuves.',
      'Zwei Tage in der Woche {inCity}, die übrigen zu Hause: Das hat sich bewährt.',
      'Due giorni a settimana {inCity}, gli altri da casa: funziona bene così.',
      'Dois dias por semana {inCity}, os outros em casa: tem resultado bem.',
    ],
    [
      'You share your week between our office {inCity} and your desk at home as the team agrees.',
      'Repartes la semana entre nuestra oficina {inCity} y tu casa, según se acuerde en el equipo.',
      'Vous partagez votre semaine entre nos bureaux {inCity} et votre domicile, en accord avec l’équipe.',
      'Sie teilen Ihre Woche zwischen unserem Büro {inCity} und dem Schreibtisch zu Hause auf, in Absprache mit dem Team.',
      'La settimana si divide tra l’ufficio {inCity} e casa, in accordo con il team.',
      'A semana divide-se entre o escritório {inCity} e a casa, em acordo com a equipa.',
    ],
    [
      'After the introduction, which takes place {inCity}, up to three days a week from home are possible.',
      'Tras la formación inicial {inCity}, es posible trabajar desde casa hasta tres días a la semana.',
      'Après l’intégration, qui se fait {inCity}, jusqu’à trois jours de télétravail par semaine sont possibles.',
      'Nach der Einarbeitung {inCity} sind bis zu drei Tage Homeoffice in der Woche möglich.',
      'Dopo l’inserimento, che si svolge {inCity}, sono possibili fino a tre giorni di lavoro da casa a settimana.',
      'Depois da integração, que decorre {inCity}, é possível trabalhar em casa até três dias por semana.',
    ],
  ],
  remote: [
    [
      'You work from home. Twice a year we all meet {inCity}.',
      'Trabajas desde casa. Dos veces al año nos reunimos todos {inCity}.',
      'Vous travaillez à domicile. Deux fois par an, nous nous retrouvons tous {inCity}.',
      'Sie arbeiten von zu Hause. Zweimal im Jahr treffen wir uns alle {inCity}.',
      'Si lavora da casa. Due volte l’anno ci incontriamo tutti {inCity}.',
      'O trabalho é feito a partir de casa. Duas vezes por ano, encontramo-nos todos {inCity}.',
    ],
    [
      'The job is fully remote: we send you the equipment, and a chair if you want one.',
      'El puesto es totalmente en remoto: te enviamos el equipo, y una silla si la quieres.',
      'Le poste est entièrement à distance : nous vous envoyons le matériel, et un fauteuil si vous le souhaitez.',
      'Die Stelle ist ganz von zu Hause aus möglich: Wir schicken Ihnen die Technik und auf Wunsch einen guten Stuhl.',
      'Il lavoro è interamente da remoto: inviamo noi l’attrezzatura e, se serve, anche una buona sedia.',
      'O trabalho é totalmente remoto: enviamos o equipamento e, se quiser, uma boa cadeira.',
    ],
    [
      'Where your desk stands is up to you. What we share are core hours from ten to three, and a daily call of a quarter of an hour.',
      'Dónde tengas la mesa es cosa tuya. Compartimos un horario común de diez a tres y una llamada diaria de un cuarto de hora.',
      'L’endroit où se trouve votre bureau vous regarde. Nous partageons des heures communes de dix à quinze heures et un point quotidien d’un quart d’heure.',
      'Wo Ihr Schreibtisch steht, entscheiden Sie. Gemeinsam haben wir eine Kernzeit von zehn bis fünfzehn Uhr und täglich eine Viertelstunde Austausch.',
      'Dove mettere la scrivania lo decide Lei. In comune abbiamo le ore dalle dieci alle quindici e una riunione quotidiana di un quarto d’ora.',
      'O lugar da secretária é à sua escolha. Em comum temos o horário das dez às quinze e uma reunião diária de um quarto de hora.',
    ],
  ],
};

/** The same for work at the customers' premises. */
export const onTheRoadWords: readonly Six[] = [
  [
    'You start the day at home and drive to your customers; every other Friday we meet {inCity}.',
    'Empiezas el día en casa y vas directamente a ver a tus clientes; un viernes de cada dos nos reunimos {inCity}.',
    'Vous partez de chez vous directement en clientèle ; un vendredi sur deux, nous nous retrouvons {inCity}.',
    'Sie fahren von zu Hause direkt zu Ihrer Kundschaft; jeden zweiten Freitag treffen wir uns {inCity}.',
    'Si parte da casa, direttamente verso i clienti; un venerdì su due ci incontriamo {inCity}.',
    'Sai de casa diretamente para os clientes; de duas em duas sextas-feiras encontramo-nos {inCity}.',
  ],
  [
    'The territory begins {inCity} and ends where you can still be home in the evening. There is a company car, or a rail pass if you prefer.',
    'La zona empieza {inCity} y acaba donde aún puedes volver a casa por la tarde. Hay coche de empresa o, si lo prefieres, abono de tren.',
    'Le secteur commence {inCity} et s’arrête là d’où vous pouvez rentrer le soir. Voiture de fonction ou, si vous préférez, abonnement de train.',
    'Das Gebiet beginnt {inCity} und reicht so weit, dass Sie abends wieder zu Hause sind. Es gibt einen Dienstwagen oder, wenn Ihnen das lieber ist, ein Bahnabo.',
    'La zona comincia {inCity} e arriva fin dove si può tornare a casa la sera. C’è l’auto aziendale o, a scelta, l’abbonamento ferroviario.',
    'A zona começa {inCity} e vai até onde se pode regressar a casa ao fim do dia. Há viatura da empresa ou, se preferir, passe de comboio.',
  ],
];

/** What is special about a kind of employment; full-time needs no text. */
export const employmentWords: Record<EmploymentType, readonly Six[]> = {
  full_time: [],
  part_time: [
    [
      'The job has 20 to 25 hours a week, spread over four or five days as it suits you.',
      'La jornada es de 20 a 25 horas semanales, repartidas en cuatro o cinco días según te convenga.',
      'Le poste est de 20 à 25 heures par semaine, réparties sur quatre ou cinq jours selon vos souhaits.',
      'Die Stelle umfasst 20 bis 25 Stunden in der Woche, verteilt auf vier oder fünf Tage, wie es Ihnen passt.',
      'L’orario è di 20-25 ore settimanali, distribuite su quattro o cinque giorni secondo le esigenze.',
      'O horário é de 20 a 25 horas semanais, distribuídas por quatro ou cinco dias conforme preferir.',
    ],
    [
      'It is a part-time job of 60 per cent, in the morning or in the afternoon.',
      'Es un puesto a tiempo parcial del 60 %, de mañana o de tarde.',
      'C’est un temps partiel de 60 %, le matin ou l’après-midi.',
      'Es ist eine Teilzeitstelle mit 60 Prozent, vormittags oder nachmittags.',
      'È un part-time al 60%, al mattino o al pomeriggio.',
      'É um trabalho a tempo parcial de 60 %, de manhã ou de tarde.',
    ],
  ],
  contract: [
    [
      'The contract runs for twelve months; with both sides content, it goes on.',
      'El contrato es de doce meses; si ambas partes están a gusto, continúa.',
      'Le contrat porte sur douze mois ; si tout le monde est satisfait, il se poursuit.',
      'Der Vertrag läuft zwölf Monate; sind beide Seiten zufrieden, geht es weiter.',
      'Il contratto dura dodici mesi; se entrambe le parti sono soddisfatte, prosegue.',
      'O contrato é de doze meses; se ambas as partes estiverem satisfeitas, continua.',
    ],
  ],
  temporary: [
    [
      'You stand in for a colleague on parental leave, for nine months at least.',
      'Es una sustitución por permiso parental, de nueve meses como mínimo.',
      'Il s’agit d’un remplacement pour congé parental, de neuf mois au moins.',
      'Es ist eine Elternzeitvertretung für mindestens neun Monate.',
      'Si tratta di una sostituzione per congedo parentale, di almeno nove mesi.',
      'Trata-se de uma substituição por licença parental, de pelo menos nove meses.',
    ],
    [
      'The job is limited to ten months: we are changing our system, and need more hands until everything runs.',
      'El puesto es para diez meses: cambiamos de sistema y necesitamos más manos hasta que todo funcione.',
      'Le poste est limité à dix mois : nous changeons de système et avons besoin de renfort, le temps que tout fonctionne.',
      'Die Stelle ist auf zehn Monate befristet: Wir wechseln das System und brauchen Verstärkung, bis alles läuft.',
      'L’incarico dura dieci mesi: stiamo cambiando sistema e serve un aiuto in più finché tutto non funziona.',
      'O lugar é por dez meses: estamos a mudar de sistema e precisamos de reforço até tudo funcionar.',
    ],
  ],
  internship: [
    [
      'The internship lasts six months and is paid; you have one mentor from the first day to the last.',
      'Las prácticas duran seis meses y son remuneradas; tendrás la misma persona de referencia del primer día al último.',
      'Le stage dure six mois et est rémunéré ; la même personne vous accompagne du premier au dernier jour.',
      'Das Praktikum dauert sechs Monate und ist bezahlt; eine Person begleitet Sie vom ersten bis zum letzten Tag.',
      'Il tirocinio dura sei mesi ed è retribuito; la stessa persona fa da riferimento dal primo all’ultimo giorno.',
      'O estágio dura seis meses e é remunerado; a mesma pessoa dá apoio do primeiro ao último dia.',
    ],
  ],
};
