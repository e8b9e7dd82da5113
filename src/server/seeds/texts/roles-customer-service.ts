import type { Role } from './role.ts';

/** Roles in customer service. */
export const customerServiceRoles: readonly Role[] = [
  {
    titles: [
      ['Customer Service Agent', 'Agente de atención al cliente', 'Conseiller clientèle (F/H)', 'Kundenberater (m/w/d)', 'Addetto/a al servizio clienti', 'Assistente de apoio ao cliente (m/f)'],
      ['Customer Adviser', 'Asesor/a de clientes', 'Chargé(e) de relation client (F/H)', 'Mitarbeiter Kundenservice (m/w/d)', 'Consulente clienti', 'Consultor(a) de clientes'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['Yours is the first voice that customers hear when something does not work. You listen, you find out, and you call back when you said you would.', 'Serás la primera voz que oye el cliente cuando algo no funciona. Escuchas, averiguas y devuelves la llamada cuando lo has prometido.', 'Vous êtes la première voix que les clients entendent quand quelque chose ne va pas. Vous écoutez, vous cherchez, et vous rappelez quand vous l’avez promis.', 'Ihre Stimme hört die Kundschaft zuerst, wenn etwas nicht klappt. Sie hören zu, finden es heraus und rufen zurück, wenn Sie es versprochen haben.', 'Quando qualcosa non funziona, la prima voce che il cliente sente è la Sua: ascolta, verifica e richiama quando l’ha promesso.', 'Quando alguma coisa não funciona, é a primeira voz que o cliente ouve: escuta, investiga e liga de volta quando prometeu.'],
      ['People call us when they are in the middle of their day and something is in the way. You take it out of the way, by phone or in writing.', 'La gente nos llama en mitad de su día porque algo se ha interpuesto. Tú lo quitas de en medio, por teléfono o por escrito.', 'On nous appelle au milieu de la journée, parce que quelque chose bloque. Vous débloquez la situation, au téléphone ou par écrit.', 'Menschen rufen uns mitten im Alltag an, weil etwas im Weg steht. Sie räumen es aus dem Weg, am Telefon oder schriftlich.', 'Chi ci chiama è nel pieno della giornata e ha un intoppo. Il Suo compito è toglierlo di mezzo, al telefono o per iscritto.', 'Quem nos liga está a meio do dia e tem um obstáculo pela frente. O seu trabalho é tirá-lo do caminho, por telefone ou por escrito.'],
    ],
    duties: [
      ['Answer some 40 calls and 20 e-mails a day, from the simple question to the long story', 'Atender unas 40 llamadas y 20 correos al día, de la pregunta sencilla a la historia larga', 'Traiter une quarantaine d’appels et une vingtaine d’e-mails par jour, de la simple question à la longue histoire', 'Sie beantworten etwa 40 Anrufe und 20 E-Mails am Tag, von der kurzen Frage bis zur langen Geschichte', 'Rispondere a circa 40 telefonate e 20 e-mail al giorno, dalla domanda semplice alla storia lunga', 'Atender cerca de 40 chamadas e 20 e-mails por dia, da pergunta simples à história comprida'],
      ['Change orders, addresses and contracts while the customer is still on the line', 'Modificar pedidos, direcciones y contratos con el cliente todavía al teléfono', 'Modifier commandes, adresses et contrats pendant que le client est encore en ligne', 'Sie ändern Bestellungen, Adressen und Verträge, noch während des Gesprächs', 'Modificare ordini, indirizzi e contratti mentre il cliente è ancora in linea', 'Alterar encomendas, moradas e contratos com o cliente ainda em linha'],
      ['Write down what was agreed, so that a colleague can go on where you stopped', 'Anotar lo acordado para que un compañero o compañera pueda seguir donde lo dejaste', 'Noter ce qui a été convenu, pour qu’un ou une collègue puisse reprendre là où vous vous êtes arrêté', 'Sie halten fest, was vereinbart wurde, damit jede Kollegin und jeder Kollege anknüpfen kann', 'Annotare quanto concordato, perché chiunque nel team possa riprendere da lì', 'Registar o que ficou combinado, para que qualquer colega possa continuar a partir daí'],
      ['Offer the better tariff or product when there is one, and say nothing when there is none', 'Ofrecer una tarifa o un producto mejor cuando existe, y callar cuando no', 'Proposer une meilleure offre quand elle existe, et ne rien vendre quand il n’y en a pas', 'Sie bieten den besseren Tarif an, wenn es ihn gibt, und lassen es, wenn nicht', 'Proporre l’offerta migliore quando c’è, e non insistere quando non c’è', 'Propor a melhor oferta quando existe, e não insistir quando não existe'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Chat and E-mail Support Specialist', 'Especialista en soporte por chat y correo', 'Chargé(e) d’assistance chat et e-mail (F/H)', 'Kundenbetreuer Chat und E-Mail (m/w/d)', 'Specialista assistenza via chat ed e-mail', 'Especialista de apoio por chat e e-mail (m/f)'],
      ['Written Customer Support Specialist', 'Especialista en atención al cliente por escrito', 'Rédacteur / Rédactrice service client', 'Fachkraft für schriftlichen Kundenservice (m/w/d)', 'Addetto/a all’assistenza scritta', 'Especialista de apoio escrito ao cliente (m/f)'],
    ],
    levels: ['entry', 'mid', 'senior'],
    missions: [
      ['You write to people who want an answer and not a text block. Two or three chats at once do not make you nervous, and spelling is a courtesy to you.', 'Escribes a personas que quieren una respuesta y no una plantilla. Llevar dos o tres chats a la vez no te pone nervioso ni nerviosa, y para ti la ortografía es cortesía.', 'Vous écrivez à des personnes qui attendent une réponse et non un texte tout fait. Deux ou trois chats à la fois ne vous font pas peur, et l’orthographe est pour vous une politesse.', 'Sie schreiben Menschen, die eine Antwort wollen und keinen Textbaustein. Zwei oder drei Chats zugleich bringen Sie nicht aus der Ruhe, und Rechtschreibung ist für Sie Höflichkeit.', 'Chi ci scrive vuole una risposta e non un testo preconfezionato. Due o tre chat insieme non La agitano, e l’ortografia per Lei è una forma di cortesia.', 'Quem nos escreve quer uma resposta e não um texto feito. Duas ou três conversas ao mesmo tempo não são um problema, e a ortografia é uma forma de cortesia.'],
    ],
    duties: [
      ['Answer chats within a minute and e-mails on the same day', 'Responder los chats en menos de un minuto y los correos en el mismo día', 'Répondre aux chats en moins d’une minute et aux e-mails dans la journée', 'Sie beantworten Chats innerhalb einer Minute und E-Mails am selben Tag', 'Rispondere alle chat entro un minuto e alle e-mail in giornata', 'Responder aos chats num minuto e aos e-mails no próprio dia'],
      ['Keep our text templates short, correct and friendly', 'Mantener nuestras plantillas breves, correctas y amables', 'Tenir nos modèles de réponse à jour : courts, justes et aimables', 'Sie halten unsere Textvorlagen kurz, richtig und freundlich', 'Curare i nostri modelli di risposta: brevi, corretti e gentili', 'Manter os nossos modelos de resposta curtos, corretos e simpáticos'],
      ['Write the help article when the same question arrives for the fifth time', 'Redactar el artículo de ayuda cuando la misma pregunta llega por quinta vez', 'Rédiger l’article d’aide quand la même question arrive pour la cinquième fois', 'Sie schreiben den Hilfeartikel, wenn dieselbe Frage zum fünften Mal kommt', 'Scrivere l’articolo di aiuto quando la stessa domanda arriva per la quinta volta', 'Escrever o artigo de ajuda quando a mesma pergunta chega pela quinta vez'],
      ['Look after reviews and comments on social networks, and take them to where they can be solved', 'Atender reseñas y comentarios en redes sociales y llevarlos a donde se puedan resolver', 'Répondre aux avis et aux commentaires sur les réseaux sociaux, et les amener là où ils peuvent être résolus', 'Sie betreuen Bewertungen und Kommentare in sozialen Netzwerken und bringen sie dorthin, wo sie gelöst werden', 'Seguire recensioni e commenti sui social e portarli dove si possono risolvere', 'Acompanhar avaliações e comentários nas redes sociais e levá-los aonde possam ser resolvidos'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Technical Support Agent', 'Agente de soporte técnico', 'Technicien / Technicienne support client', 'Mitarbeiter technischer Support (m/w/d)', 'Addetto/a al supporto tecnico', 'Técnico/a de suporte ao cliente'],
      ['Helpdesk Agent, First Level', 'Agente de helpdesk de primer nivel', 'Agent helpdesk niveau 1 (F/H)', 'Helpdesk-Mitarbeiter First Level (m/w/d)', 'Operatore/Operatrice helpdesk di primo livello', 'Agente de helpdesk de primeira linha (m/f)'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['You help when the thing does nothing, blinks red or reports error 47. You explain step by step, and check that it really works before you hang up.', 'Ayudas cuando el aparato no hace nada, parpadea en rojo o muestra el error 47. Explicas paso a paso y compruebas que de verdad funciona antes de colgar.', 'Vous aidez quand rien ne se passe, quand le voyant clignote en rouge ou que l’erreur 47 s’affiche. Vous expliquez pas à pas et vérifiez que tout marche avant de raccrocher.', 'Sie helfen, wenn sich nichts tut, wenn es rot blinkt oder Fehler 47 erscheint. Sie erklären Schritt für Schritt und prüfen, ob es wirklich läuft, bevor Sie auflegen.', 'Interviene quando l’apparecchio non si accende, lampeggia in rosso o segnala l’errore 47: spiega passo dopo passo e verifica che tutto funzioni prima di riagganciare.', 'Ajuda quando o aparelho não responde, pisca a vermelho ou mostra o erro 47: explica passo a passo e confirma que tudo funciona antes de desligar.'],
    ],
    duties: [
      ['Diagnose faults by phone, chat and remote session', 'Diagnosticar averías por teléfono, chat y acceso remoto', 'Diagnostiquer les pannes par téléphone, par chat et à distance', 'Sie grenzen Störungen am Telefon, im Chat und per Fernwartung ein', 'Diagnosticare i guasti per telefono, chat e accesso remoto', 'Diagnosticar avarias por telefone, chat e acesso remoto'],
      ['Reproduce errors and describe them so well that the developers need not ask', 'Reproducir los errores y describirlos tan bien que desarrollo no tenga que preguntar', 'Reproduire les erreurs et les décrire assez bien pour que les développeurs n’aient rien à demander', 'Sie stellen Fehler nach und beschreiben sie so, dass die Entwicklung nicht nachfragen muss', 'Riprodurre gli errori e descriverli così bene che gli sviluppatori non debbano chiedere altro', 'Reproduzir os erros e descrevê-los tão bem que o desenvolvimento não precise de perguntar'],
      ['Decide whether a technician has to go there, and arrange it', 'Decidir si hace falta que acuda un técnico y organizarlo', 'Décider s’il faut envoyer un technicien, et l’organiser', 'Sie entscheiden, ob jemand vor Ort muss, und veranlassen es', 'Decidere se serve l’intervento di un tecnico e organizzarlo', 'Decidir se é preciso enviar um técnico e tratar disso'],
      ['Keep the list of known faults and their remedies up to date', 'Mantener al día la lista de fallos conocidos y sus soluciones', 'Tenir à jour la liste des pannes connues et de leurs remèdes', 'Sie pflegen die Liste bekannter Störungen und ihrer Abhilfen', 'Tenere aggiornato l’elenco dei guasti noti e delle soluzioni', 'Manter atualizada a lista de falhas conhecidas e das suas soluções'],
    ],
    remote: true,
    trades: ['hotel', 'payments', 'medical', 'accounting', 'security', 'telecom', 'software', 'service', 'machines', 'energy'],
  },
  {
    titles: [
      ['Second Level Support Specialist', 'Especialista de soporte de segundo nivel', 'Spécialiste support niveau 2 (F/H)', 'Second-Level-Support-Spezialist (m/w/d)', 'Specialista supporto di secondo livello', 'Especialista de suporte de segunda linha (m/f)'],
      ['Application Support Specialist', 'Especialista en soporte de aplicaciones', 'Spécialiste support applicatif (F/H)', 'Anwendungsbetreuer (m/w/d)', 'Specialista supporto applicativo', 'Especialista de suporte aplicacional (m/f)'],
    ],
    levels: ['senior', 'mid'],
    missions: [
      ['What the first line cannot solve comes to you. You read logs, ask the right question and do not give up before the cause is found.', 'Lo que la primera línea no puede resolver te llega a ti. Lees registros, haces la pregunta adecuada y no paras hasta dar con la causa.', 'Ce que la première ligne ne peut résoudre arrive chez vous. Vous lisez les journaux, posez la bonne question et ne lâchez pas avant d’avoir trouvé la cause.', 'Was die erste Linie nicht lösen kann, kommt zu Ihnen. Sie lesen Protokolle, stellen die richtige Frage und lassen nicht locker, bis die Ursache gefunden ist.', 'Ciò che la prima linea non risolve arriva a Lei: legge i log, fa la domanda giusta e non molla finché non trova la causa.', 'O que a primeira linha não resolve chega até si: lê registos, faz a pergunta certa e não desiste antes de encontrar a causa.'],
    ],
    duties: [
      ['Take over difficult cases and stay the one contact until they are closed', 'Asumir los casos difíciles y ser la única persona de contacto hasta cerrarlos', 'Reprendre les cas difficiles et rester l’unique interlocuteur jusqu’à leur résolution', 'Sie übernehmen schwierige Fälle und bleiben bis zum Abschluss die einzige Ansprechperson', 'Prendere in carico i casi difficili e restarne l’unico riferimento fino alla chiusura', 'Assumir os casos difíceis e ser o único contacto até estarem encerrados'],
      ['Search logs and databases for the cause, with simple SQL queries', 'Buscar la causa en registros y bases de datos con consultas SQL sencillas', 'Rechercher la cause dans les journaux et les bases de données, avec des requêtes SQL simples', 'Sie suchen in Protokollen und Datenbanken nach der Ursache, mit einfachen SQL-Abfragen', 'Cercare la causa nei log e nei database con semplici query SQL', 'Procurar a causa em registos e bases de dados, com consultas SQL simples'],
      ['Say in the weekly meeting with the developers which three faults cost customers most', 'Explicar en la reunión semanal con desarrollo qué tres fallos cuestan más a los clientes', 'Dire chaque semaine aux développeurs quelles sont les trois pannes qui coûtent le plus aux clients', 'Sie nennen der Entwicklung jede Woche die drei Fehler, die unsere Kundschaft am meisten kosten', 'Indicare ogni settimana agli sviluppatori i tre difetti che costano di più ai clienti', 'Dizer todas as semanas ao desenvolvimento quais são as três falhas que mais custam aos clientes'],
      ['Train the first line, so that the same case need not come twice', 'Formar a la primera línea para que el mismo caso no llegue dos veces', 'Former la première ligne, pour que le même cas ne revienne pas', 'Sie schulen die erste Linie, damit derselbe Fall nicht zweimal kommt', 'Formare la prima linea, perché lo stesso caso non si ripresenti', 'Formar a primeira linha, para que o mesmo caso não volte'],
    ],
    remote: true,
    trades: ['hotel', 'payments', 'accounting', 'telecom', 'software', 'service', 'security'],
  },
  {
    titles: [
      ['Reservations and Guest Relations Agent', 'Agente de reservas y atención al huésped', 'Agent de réservation et relation client (F/H)', 'Mitarbeiter Reservierung und Gästebetreuung (m/w/d)', 'Addetto/a prenotazioni e relazioni con gli ospiti', 'Agente de reservas e relações com hóspedes (m/f)'],
      ['Booking Agent', 'Agente de reservas', 'Agent de réservation (F/H)', 'Reservierungsmitarbeiter (m/w/d)', 'Addetto/a alle prenotazioni', 'Agente de reservas (m/f)'],
    ],
    levels: ['entry', 'mid'],
    missions: [
      ['Bookings, changes and special requests pass through your hands. A good day is one on which nobody notices how much had to be moved around.', 'Por tus manos pasan reservas, cambios y peticiones especiales. Un buen día es aquel en el que nadie nota cuánto ha habido que mover.', 'Réservations, modifications, demandes particulières : tout passe entre vos mains. Une bonne journée, c’est quand personne ne remarque tout ce qu’il a fallu déplacer.', 'Buchungen, Änderungen und Sonderwünsche gehen durch Ihre Hände. Ein guter Tag ist einer, an dem niemand merkt, wie viel verschoben werden musste.', 'Prenotazioni, modifiche e richieste particolari passano dalle Sue mani. Una buona giornata è quella in cui nessuno si accorge di quanto si è dovuto spostare.', 'Reservas, alterações e pedidos especiais passam pelas suas mãos. Um bom dia é aquele em que ninguém repara em tudo o que foi preciso mudar.'],
    ],
    duties: [
      ['Take bookings by phone and e-mail, and advise on what suits the guest', 'Tomar reservas por teléfono y correo, y aconsejar lo que conviene a cada persona', 'Prendre les réservations par téléphone et par e-mail, en conseillant ce qui convient', 'Sie nehmen Buchungen an und beraten, was zum Gast passt', 'Gestire le prenotazioni per telefono ed e-mail, consigliando la soluzione adatta', 'Tratar de reservas por telefone e e-mail, aconselhando o que convém a cada pessoa'],
      ['Look after groups from the first request to the last invoice', 'Acompañar a los grupos desde la primera petición hasta la última factura', 'Suivre les groupes, de la première demande à la dernière facture', 'Sie begleiten Gruppen von der ersten Anfrage bis zur letzten Rechnung', 'Seguire i gruppi dalla prima richiesta all’ultima fattura', 'Acompanhar os grupos desde o primeiro pedido até à última fatura'],
      ['Handle cancellations fairly, within clear rules and with room for a kind exception', 'Gestionar cancelaciones con justicia, con reglas claras y margen para una excepción amable', 'Traiter les annulations avec équité, selon des règles claires et un peu de marge pour un geste', 'Sie bearbeiten Stornierungen fair, nach klaren Regeln und mit Spielraum für Kulanz', 'Gestire le cancellazioni con equità, con regole chiare e un margine per la cortesia', 'Tratar cancelamentos com justiça, com regras claras e margem para uma exceção simpática'],
    ],
    remote: true,
    trades: ['travel', 'service'],
  },
  {
    titles: [
      ['Complaints and Claims Specialist', 'Especialista en reclamaciones', 'Gestionnaire réclamations (F/H)', 'Sachbearbeiter Reklamation (m/w/d)', 'Specialista reclami', 'Especialista de reclamações (m/f)'],
    ],
    levels: ['mid', 'senior'],
    missions: [
      ['You read the letters that begin with “Never again”. Half of their writers stay with us afterwards, because somebody took them seriously. That somebody is you.', 'Lees las cartas que empiezan por «Nunca más». La mitad de quienes las escriben se queda con nosotros después, porque alguien les tomó en serio. Ese alguien eres tú.', 'Vous lisez les courriers qui commencent par « Plus jamais ». La moitié de leurs auteurs restent ensuite, parce que quelqu’un les a pris au sérieux. Ce quelqu’un, c’est vous.', 'Sie lesen die Briefe, die mit „Nie wieder“ beginnen. Die Hälfte der Menschen dahinter bleibt uns danach treu, weil jemand sie ernst genommen hat: Sie.', 'Legge le lettere che cominciano con «Mai più». Metà di chi le scrive poi resta con noi, perché qualcuno ha preso la cosa sul serio: Lei.', 'Lê as cartas que começam por «Nunca mais». Metade de quem as escreve acaba por ficar, porque alguém levou o assunto a sério: essa é a sua função.'],
    ],
    duties: [
      ['Investigate complaints with all departments involved, and decide on small gestures of goodwill yourself', 'Investigar reclamaciones con los departamentos implicados y decidir por tu cuenta las compensaciones pequeñas', 'Instruire les réclamations avec les services concernés, et décider seul(e) des petits gestes commerciaux', 'Sie klären Reklamationen mit allen Abteilungen und entscheiden über kleinere Kulanz selbst', 'Istruire i reclami con tutti i reparti e decidere in autonomia i piccoli rimborsi', 'Investigar reclamações com os departamentos envolvidos e decidir autonomamente pequenas compensações'],
      ['Answer ombudsman and consumer bodies in good time and in good order', 'Responder a los organismos de consumo en plazo y con orden', 'Répondre aux médiateurs et aux associations de consommateurs dans les délais', 'Sie antworten Schlichtungsstellen und Verbraucherverbänden fristgerecht und vollständig', 'Rispondere a organismi di conciliazione e associazioni dei consumatori nei termini', 'Responder dentro do prazo a entidades de mediação e de defesa do consumidor'],
      ['Report every month what customers complained about, and what became of it', 'Informar cada mes de qué se quejaron los clientes y qué se hizo al respecto', 'Rendre compte chaque mois des motifs de réclamation et de ce qui a été fait', 'Sie berichten monatlich, worüber geklagt wurde und was daraus geworden ist', 'Riferire ogni mese su che cosa si è reclamato e che cosa si è fatto', 'Relatar todos os meses de que se queixaram os clientes e o que se fez'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Customer Service Team Leader', 'Responsable de equipo de atención al cliente', 'Responsable d’équipe service client (F/H)', 'Teamleiter Kundenservice (m/w/d)', 'Team leader servizio clienti', 'Team leader de apoio ao cliente (m/f)'],
      ['Contact Centre Manager', 'Responsable de contact center', 'Responsable de centre de contact (F/H)', 'Leiter Servicecenter (m/w/d)', 'Responsabile contact center', 'Responsável de contact center (m/f)'],
    ],
    levels: ['lead'],
    missions: [
      ['You lead {team} people who talk with customers all day. You sit in the middle of them, take the call that nobody wants, and speak up for them in planning.', 'Diriges a {team} personas que hablan con clientes todo el día. Te sientas entre ellas, coges la llamada que nadie quiere y das la cara por el equipo en la planificación.', 'Vous dirigez {team} personnes qui parlent aux clients toute la journée. Vous travaillez au milieu d’elles, vous prenez l’appel que personne ne veut, et vous les défendez au planning.', 'Sie führen {team} Menschen, die den ganzen Tag mit der Kundschaft sprechen. Sie sitzen mittendrin, nehmen den Anruf, den niemand will, und setzen sich in der Planung für Ihr Team ein.', 'Guida {team} persone che parlano con i clienti tutto il giorno: siede in mezzo a loro, prende la telefonata che nessuno vuole e ne difende le esigenze nella pianificazione.', 'Lidera {team} pessoas que falam com clientes o dia inteiro: senta-se no meio delas, atende a chamada que ninguém quer e defende-as no planeamento.'],
    ],
    duties: [
      ['Plan shifts three weeks ahead, and keep them when things get tight', 'Planificar turnos con tres semanas de antelación y mantenerlos cuando el trabajo aprieta', 'Planifier les horaires trois semaines à l’avance, et les tenir quand l’activité monte', 'Sie planen Schichten drei Wochen im Voraus und halten sie ein, auch wenn es eng wird', 'Pianificare i turni con tre settimane di anticipo e rispettarli anche nei picchi', 'Planear turnos com três semanas de antecedência e mantê-los quando o trabalho aperta'],
      ['Have a conversation with each person every two weeks that is not about figures', 'Tener con cada persona, cada dos semanas, una conversación que no trate de cifras', 'Avoir avec chacun, toutes les deux semaines, un entretien qui ne parle pas de chiffres', 'Sie führen alle zwei Wochen mit jeder Person ein Gespräch, in dem es nicht um Zahlen geht', 'Fare con ciascuno, ogni due settimane, un colloquio che non riguardi i numeri', 'Ter com cada pessoa, de duas em duas semanas, uma conversa que não seja sobre números'],
      ['Watch over waiting times and solved cases, and find the reason when they move', 'Vigilar tiempos de espera y casos resueltos, y buscar el porqué cuando cambian', 'Suivre les temps d’attente et le taux de résolution, et en chercher la cause quand ils bougent', 'Sie behalten Wartezeit und Lösungsquote im Blick und suchen den Grund, wenn sie sich bewegen', 'Tenere d’occhio i tempi di attesa e i casi risolti, e capire il perché quando cambiano', 'Vigiar os tempos de espera e os casos resolvidos, e procurar a razão quando mudam'],
      ['Recruit and train new people together with the other team leaders', 'Seleccionar y formar a nuevas personas con los demás responsables de equipo', 'Recruter et former les nouveaux arrivants avec les autres responsables', 'Sie stellen mit den anderen Teamleitungen neue Leute ein und arbeiten sie ein', 'Selezionare e formare nuove persone insieme agli altri team leader', 'Recrutar e formar novas pessoas com os outros responsáveis de equipa'],
    ],
    remote: false,
  },
  {
    titles: [
      ['Service Quality Coach', 'Coach de calidad de servicio', 'Coach qualité service client (F/H)', 'Qualitätscoach Kundenservice (m/w/d)', 'Coach qualità del servizio', 'Coach de qualidade de serviço (m/f)'],
      ['Customer Service Trainer', 'Formador/a de atención al cliente', 'Formateur / Formatrice service client', 'Trainer Kundenservice (m/w/d)', 'Formatore/Formatrice servizio clienti', 'Formador(a) de apoio ao cliente'],
    ],
    levels: ['senior', 'mid'],
    missions: [
      ['You listen to conversations, notice what went well, and help people to do it again. Your yardstick is the customer’s relief, not a form with ticks.', 'Escuchas conversaciones, detectas lo que ha ido bien y ayudas a repetirlo. Tu medida es el alivio del cliente, no una lista de casillas.', 'Vous écoutez les échanges, repérez ce qui a bien marché et aidez à le refaire. Votre mesure est le soulagement du client, pas une grille à cocher.', 'Sie hören Gespräche an, merken, was gut war, und helfen, es zu wiederholen. Ihr Maß ist die Erleichterung der Kundschaft, nicht ein Bogen mit Häkchen.', 'Ascolta le conversazioni, nota che cosa ha funzionato e aiuta a ripeterlo. Il metro è il sollievo del cliente, non una griglia di caselle.', 'Ouve as conversas, repara no que correu bem e ajuda a repeti-lo. A medida é o alívio do cliente, e não uma grelha de cruzes.'],
    ],
    duties: [
      ['Listen to some 30 conversations a week and talk them through with the people who had them', 'Escuchar unas 30 conversaciones a la semana y comentarlas con quienes las tuvieron', 'Écouter une trentaine d’échanges par semaine et en parler avec ceux qui les ont menés', 'Sie hören etwa 30 Gespräche in der Woche und besprechen sie mit denen, die sie geführt haben', 'Ascoltare circa 30 conversazioni a settimana e commentarle con chi le ha condotte', 'Ouvir cerca de 30 conversas por semana e comentá-las com quem as teve'],
      ['Give the two-week introduction for newcomers', 'Impartir la formación inicial de dos semanas', 'Animer la formation initiale de deux semaines', 'Sie leiten die zweiwöchige Einarbeitung für Neue', 'Tenere la formazione iniziale di due settimane', 'Dar a formação inicial de duas semanas'],
      ['Design short exercises on tone, de-escalation and clear writing', 'Diseñar ejercicios breves sobre tono, gestión de conflictos y redacción clara', 'Concevoir de courts exercices sur le ton, l’apaisement des conflits et l’écriture claire', 'Sie entwickeln kurze Übungen zu Ton, Deeskalation und klarem Schreiben', 'Ideare brevi esercizi su tono, gestione dei conflitti e scrittura chiara', 'Criar exercícios curtos sobre tom, gestão de conflitos e escrita clara'],
    ],
    remote: true,
  },
  {
    titles: [
      ['Order Management Specialist', 'Especialista en gestión de pedidos', 'Gestionnaire ADV (F/H)', 'Sachbearbeiter Auftragsabwicklung (m/w/d)', 'Addetto/a gestione ordini', 'Especialista de gestão de encomendas (m/f)'],
      ['Order Desk Agent', 'Administrativo/a de pedidos', 'Assistant(e) administration des ventes (F/H)', 'Mitarbeiter Auftragsannahme (m/w/d)', 'Impiegato/a back office ordini', 'Assistente de encomendas (m/f)'],
    ],
    levels: ['mid', 'entry'],
    missions: [
      ['Between the order and the delivery lie prices, stocks, customs papers and a promise. You see to it that the promise is kept.', 'Entre el pedido y la entrega hay precios, existencias, papeles de aduana y una promesa. Tú haces que la promesa se cumpla.', 'Entre la commande et la livraison, il y a des prix, des stocks, des papiers de douane et une promesse. Vous veillez à ce qu’elle soit tenue.', 'Zwischen Bestellung und Lieferung liegen Preise, Bestände, Zollpapiere und ein Versprechen. Sie sorgen dafür, dass es gehalten wird.', 'Tra l’ordine e la consegna ci sono prezzi, scorte, documenti doganali e una promessa: il Suo compito è farla mantenere.', 'Entre a encomenda e a entrega há preços, stocks, documentos de alfândega e uma promessa: cabe-lhe fazer com que seja cumprida.'],
    ],
    duties: [
      ['Check and enter orders, confirm dates, and report delays before the customer notices', 'Revisar e introducir pedidos, confirmar fechas y avisar de retrasos antes de que el cliente los note', 'Contrôler et saisir les commandes, confirmer les dates, et annoncer les retards avant que le client ne les remarque', 'Sie prüfen und erfassen Aufträge, bestätigen Termine und melden Verzug, bevor er auffällt', 'Controllare e inserire gli ordini, confermare le date e segnalare i ritardi prima che il cliente se ne accorga', 'Verificar e registar encomendas, confirmar datas e avisar de atrasos antes de o cliente dar por isso'],
      ['Prepare invoices, credit notes and export papers', 'Preparar facturas, abonos y documentos de exportación', 'Établir factures, avoirs et documents d’exportation', 'Sie erstellen Rechnungen, Gutschriften und Exportpapiere', 'Preparare fatture, note di credito e documenti di esportazione', 'Preparar faturas, notas de crédito e documentos de exportação'],
      ['Agree on priorities with warehouse, dispatch and sales every morning', 'Acordar cada mañana las prioridades con almacén, expedición y ventas', 'Fixer chaque matin les priorités avec l’entrepôt, l’expédition et les commerciaux', 'Sie stimmen jeden Morgen mit Lager, Versand und Vertrieb ab, was Vorrang hat', 'Concordare ogni mattina le priorità con magazzino, spedizioni e vendite', 'Acertar todas as manhãs as prioridades com o armazém, a expedição e as vendas'],
    ],
    remote: false,
    trades: ['machines', 'fashion', 'medical', 'logistics', 'food', 'furniture', 'security'],
  },
];
