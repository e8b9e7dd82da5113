import type { Exchange } from './exchanges.ts';

/** Messages that arrange an interview. */
export const arrangements: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Hello {first}, we would like to meet you. Would {day} at 10:00 suit you, by video, for 45 minutes?\n\n{sender}, {company}',
        'Hola, {first}: nos gustaría conocerte. ¿Te iría bien el {day} a las 10:00, por vídeo, 45 minutos?\n\n{sender}, {company}',
        'Bonjour {name}, nous aimerions faire votre connaissance. {Day} à 10 h vous conviendrait-il, en visio, pour 45 minutes ?\n\n{sender}, {company}',
        'Guten Tag {name}, wir möchten Sie kennenlernen. Passt Ihnen {day}, um 10 Uhr, per Video, 45 Minuten?\n\n{sender}, {company}',
        'Gentile {name}, vorremmo conoscerLa. Le andrebbe bene {day} alle 10, in video, per 45 minuti?\n\n{sender}, {company}',
        'Olá, {name}, gostaríamos de marcar uma conversa. {Day}, às 10h, por vídeo, 45 minutos: seria possível?\n\n{sender}, {company}',
      ],
    ],
    [
      'applicant',
      [
        'Hello {host}, thank you for the invitation! {Day} at 10:00 is fine. Who will be there?',
        'Hola, {host}: ¡gracias por la invitación! El {day} a las 10:00 me va bien. ¿Quiénes estaréis?',
        'Bonjour {sender}, merci pour l’invitation ! {Day} à 10 h me convient. Qui sera présent ?',
        'Guten Tag {sender}, danke für die Einladung! {Day}, 10 Uhr passt. Wer wird dabei sein?',
        'Buongiorno, grazie dell’invito! {Day} alle 10 va bene. Chi sarà presente?',
        'Olá, {host}, agradeço o convite! {Day}, às 10h, está bem. Quem vai estar presente?',
      ],
    ],
    [
      'employer',
      [
        'The team lead and I. No case study, no trick questions, promised. The link comes an hour before.',
        'La responsable del equipo y yo. Sin casos prácticos ni preguntas trampa, prometido. El enlace llega una hora antes.',
        'La responsable d’équipe et moi. Ni étude de cas ni question piège, c’est promis. Le lien arrive une heure avant.',
        'Die Teamleitung und ich. Keine Fallstudie, keine Fangfragen, versprochen. Der Link kommt eine Stunde vorher.',
        'La responsabile del team e io. Niente casi pratici né domande a trabocchetto, promesso. Il link arriva un’ora prima.',
        'A chefe de equipa e eu. Sem estudos de caso nem perguntas com rasteira, prometido. A ligação segue uma hora antes.',
      ],
    ],
    [
      'applicant',
      [
        'Then I will sleep well. Until then!',
        'Así dormiré bien. ¡Hasta entonces!',
        'Alors je dormirai bien. À bientôt !',
        'Dann schlafe ich gut. Bis dahin!',
        'Allora dormirò bene. A presto!',
        'Assim durmo bem. Até lá!',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, shall we meet at our office? I would suggest {day} at 14:00.',
        'Hola, {first}: ¿nos vemos en nuestra oficina? Te propongo el {day} a las 14:00.',
        'Bonjour {name}, voulez-vous venir nous rencontrer au bureau ? Je vous propose {day} à 14 h.',
        'Guten Tag {name}, wollen wir uns bei uns im Büro treffen? Ich schlage {day}, 14 Uhr vor.',
        'Gentile {name}, ci incontriamo da noi in ufficio? Proporrei {day} alle 14.',
        'Olá, {name}, podemos encontrar-nos no nosso escritório? Sugiro {day}, às 14h.',
      ],
    ],
    [
      'applicant',
      [
        'Gladly, but I work until 15:00 on that day. Would 16:30 be too late?',
        'Con mucho gusto, pero ese día trabajo hasta las 15:00. ¿Las 16:30 sería muy tarde?',
        'Avec plaisir, mais je travaille jusqu’à 15 h ce jour-là. 16 h 30, serait-ce trop tard ?',
        'Gern, aber an dem Tag arbeite ich bis 15 Uhr. Wäre 16:30 Uhr zu spät?',
        'Volentieri, ma quel giorno lavoro fino alle 15. Le 16:30 sarebbe troppo tardi?',
        'Com gosto, mas nesse dia trabalho até às 15h. Às 16h30 seria demasiado tarde?',
      ],
    ],
    [
      'employer',
      [
        'Not at all: {day}, 16:30. Ask for me at the reception, and bring a coat, the meeting room is cold.',
        'Para nada: el {day} a las 16:30. Pregunta por mí en recepción y trae chaqueta, la sala es fría.',
        'Pas du tout : {day}, 16 h 30. Demandez-moi à l’accueil, et prenez un gilet, la salle est fraîche.',
        'Überhaupt nicht: {day}, 16:30 Uhr. Fragen Sie am Empfang nach mir, und bringen Sie eine Jacke mit, der Raum ist kühl.',
        'Per nulla: {day}, 16:30. Chieda di me alla reception e porti una giacca, la sala è fredda.',
        'De modo nenhum: {day}, 16h30. Basta perguntar por mim na receção, e convém trazer um casaco, a sala é fria.',
      ],
    ],
    [
      'applicant',
      [
        'Perfect, thank you for being flexible.',
        'Perfecto, gracias por la flexibilidad.',
        'Parfait, merci pour votre souplesse.',
        'Wunderbar, danke für die Flexibilität.',
        'Perfetto, grazie per la disponibilità.',
        'Perfeito, agradeço a flexibilidade.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, we would like to invite you to an interview on {day} at 11:30, by video. In which language would you like to speak?',
        'Hola, {first}: queremos invitarte a una entrevista el {day} a las 11:30, por vídeo. ¿En qué idioma prefieres hablar?',
        'Bonjour {name}, nous vous invitons à un entretien {day} à 11 h 30, en visio. Dans quelle langue souhaitez-vous parler ?',
        'Guten Tag {name}, wir laden Sie zum Gespräch ein: {day}, 11:30 Uhr, per Video. In welcher Sprache möchten Sie sprechen?',
        'Gentile {name}, La invitiamo a un colloquio {day} alle 11:30, in video. In quale lingua preferisce parlare?',
        'Olá, {name}, fica o convite para uma entrevista: {day}, às 11h30, por vídeo. Em que língua seria preferível?',
      ],
    ],
    [
      'applicant',
      [
        'The time is perfect. May we begin in my mother tongue and change in the middle? Then you hear both.',
        'La hora es perfecta. ¿Podemos empezar en mi lengua materna y cambiar a la mitad? Así oís las dos.',
        'L’heure est parfaite. Pouvons-nous commencer dans ma langue maternelle et changer au milieu ? Vous entendrez ainsi les deux.',
        'Die Zeit ist ideal. Können wir in meiner Muttersprache beginnen und in der Mitte wechseln? So hören Sie beide.',
        'L’orario è perfetto. Possiamo iniziare nella mia lingua madre e cambiare a metà? Così le sentite entrambe.',
        'A hora é ótima. Podemos começar na minha língua materna e mudar a meio? Assim ouvem as duas.',
      ],
    ],
    [
      'employer',
      [
        'That is how we do it with everybody. Nobody counts mistakes.',
        'Así lo hacemos con todo el mundo. Nadie cuenta los errores.',
        'C’est ainsi que nous procédons avec tout le monde. Personne ne compte les fautes.',
        'So machen wir es mit allen. Fehler zählt niemand.',
        'Facciamo così con tutti. Nessuno conta gli errori.',
        'É assim que fazemos com toda a gente. Ninguém conta os erros.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, the next step would be a conversation with the team. I have two times free: {day} at 9:00, or the same day at 15:00. Which do you prefer?',
        'Hola, {first}: el siguiente paso es hablar con el equipo. Tengo dos huecos: el {day} a las 9:00 o ese mismo día a las 15:00. ¿Cuál prefieres?',
        'Bonjour {name}, la prochaine étape est un échange avec l’équipe. J’ai deux créneaux : {day} à 9 h, ou le même jour à 15 h. Lequel préférez-vous ?',
        'Guten Tag {name}, der nächste Schritt ist ein Gespräch mit dem Team. Zwei Termine hätte ich: {day}, 9 Uhr, oder am selben Tag um 15 Uhr. Was ist Ihnen lieber?',
        'Gentile {name}, il prossimo passo è una conversazione con il team. Ho due orari: {day} alle 9 o lo stesso giorno alle 15. Quale preferisce?',
        'Olá, {name}, o próximo passo é uma conversa com a equipa. Há dois horários: {day}, às 9h, ou no mesmo dia às 15h. Qual é preferível?',
      ],
    ],
    [
      'applicant',
      [
        '15:00, please. In the morning I bring my daughter to school.',
        'A las 15:00, por favor. Por la mañana llevo a mi hija al colegio.',
        '15 h, s’il vous plaît. Le matin, j’accompagne ma fille à l’école.',
        '15 Uhr, bitte. Morgens bringe ich meine Tochter zur Schule.',
        'Alle 15, per favore. Al mattino accompagno mia figlia a scuola.',
        'Às 15h, por favor. De manhã levo a minha filha à escola.',
      ],
    ],
    [
      'employer',
      [
        '15:00 it is. I have sent the invitation to your address.',
        'A las 15:00, entonces. Ya te he mandado la invitación a tu correo.',
        'Va pour 15 h. L’invitation est partie à votre adresse.',
        'Dann 15 Uhr. Die Einladung ist an Ihre Adresse unterwegs.',
        'Allora alle 15. Ho inviato l’invito al Suo indirizzo.',
        'Fica às 15h. O convite já seguiu por e-mail.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, your interview for “{title}” could be on {day} at 13:00, by video. Is there anything that would make it easier for you?',
        'Hola, {first}: tu entrevista para «{title}» podría ser el {day} a las 13:00, por vídeo. ¿Hay algo que te la haga más fácil?',
        'Bonjour {name}, votre entretien pour « {title} » pourrait avoir lieu {day} à 13 h, en visio. Y a-t-il quelque chose qui vous le faciliterait ?',
        'Guten Tag {name}, Ihr Gespräch zu „{title}“ könnte {day}, um 13 Uhr per Video stattfinden. Gibt es etwas, das es Ihnen leichter macht?',
        'Gentile {name}, il colloquio per «{title}» potrebbe essere {day} alle 13, in video. C’è qualcosa che potrebbe agevolarLa?',
        'Olá, {name}, a entrevista para «{title}» poderia ser {day}, às 13h, por vídeo. Há algo que a possa facilitar?',
      ],
    ],
    [
      'applicant',
      [
        'Thank you for asking. I hear badly on one side; captions would help me, and a room without an echo.',
        'Gracias por preguntar. Oigo mal de un lado; me ayudarían los subtítulos y una sala sin eco.',
        'Merci de poser la question. J’entends mal d’un côté ; des sous-titres m’aideraient, et une salle sans écho.',
        'Danke, dass Sie fragen. Ich höre auf einer Seite schlecht; Untertitel würden mir helfen und ein Raum ohne Hall.',
        'Grazie per averlo chiesto. Da un lato sento male: mi aiuterebbero i sottotitoli e una stanza senza eco.',
        'Agradeço a pergunta. Ouço mal de um lado; ajudavam-me as legendas e uma sala sem eco.',
      ],
    ],
    [
      'employer',
      [
        'Both are no trouble at all: captions are on, and we take the small room with the carpet. See you on {day}.',
        'Las dos cosas son fáciles: subtítulos activados y la sala pequeña con moqueta. Nos vemos el {day}.',
        'Aucun problème pour les deux : sous-titres activés, et la petite salle avec moquette. À {day}.',
        'Beides ist kein Problem: Untertitel sind an, und wir nehmen den kleinen Raum mit Teppich. Bis {day}.',
        'Nessun problema per entrambe: sottotitoli attivi e la saletta con la moquette. A {day}.',
        'Nenhum dos dois é problema: legendas ligadas e a sala pequena com alcatifa. Até {day}.',
      ],
    ],
    [
      'applicant',
      [
        'That is more than I expected. I am looking forward to it.',
        'Es más de lo que esperaba. Tengo muchas ganas.',
        'C’est plus que je n’espérais. Je m’en réjouis.',
        'Das ist mehr, als ich erwartet hatte. Ich freue mich darauf.',
        'È più di quanto mi aspettassi. Non vedo l’ora.',
        'É mais do que esperava. Fico à espera com gosto.',
      ],
    ],
  ],
];
