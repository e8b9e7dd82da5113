import type { Exchange } from './exchanges.ts';

/** Messages before a decision. */
export const whileRead: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Hello {first}, thank you for applying for “{title}”. It is on my desk and I am reading it. One question right away: when could you start?\n\n{sender}',
        'Hola, {first}: gracias por tu candidatura para «{title}». La tengo delante y la estoy leyendo. Una pregunta de entrada: ¿cuándo podrías empezar?\n\n{sender}',
        'Bonjour {name}, merci pour votre candidature au poste « {title} ». Je suis en train de la lire. Une question tout de suite : quand pourriez-vous commencer ?\n\n{sender}',
        'Guten Tag {name}, vielen Dank für Ihre Bewerbung als „{title}“. Sie liegt vor mir, und ich lese sie gerade. Eine Frage gleich vorab: Ab wann könnten Sie anfangen?\n\n{sender}',
        'Gentile {name}, grazie per la candidatura a «{title}». La sto leggendo proprio ora. Una domanda subito: da quando potrebbe iniziare?\n\n{sender}',
        'Olá, {name}, agradeço a candidatura à vaga «{title}». Estou a lê-la neste momento. Uma pergunta desde já: a partir de quando seria possível começar?\n\n{sender}',
      ],
    ],
    [
      'applicant',
      [
        'Hello {host}, thank you for such a quick answer. My notice period is four weeks; I could start right after that.',
        'Hola, {host}: gracias por responder tan rápido. Mi preaviso es de cuatro semanas; podría empezar justo después.',
        'Bonjour {sender}, merci pour cette réponse si rapide. Mon préavis est de quatre semaines ; je pourrais commencer aussitôt après.',
        'Guten Tag {sender}, danke für die schnelle Antwort. Meine Kündigungsfrist beträgt vier Wochen, direkt danach könnte ich anfangen.',
        'Buongiorno, grazie per la risposta così rapida. Il mio preavviso è di quattro settimane; potrei iniziare subito dopo.',
        'Olá, {host}, agradeço a resposta tão rápida. O meu pré-aviso é de quatro semanas; posso começar logo a seguir.',
      ],
    ],
    [
      'employer',
      [
        'That fits well. You will hear from me as soon as the team has read it too.',
        'Encaja bien. Te escribo en cuanto la haya leído también el equipo.',
        'Cela nous convient bien. Je vous écris dès que l’équipe l’aura lue à son tour.',
        'Das passt gut. Sie hören von mir, sobald auch das Team sie gelesen hat.',
        'Per noi va bene. Le scrivo appena l’avrà letta anche il team.',
        'Está ótimo. Volto a escrever assim que a equipa também a tiver lido.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, your application for “{title}” reads well. Before we go on: the team works in two shifts, 8:00 to 16:00 and 12:00 to 20:00, in weekly turns. Would that be possible for you?',
        'Hola, {first}: tu candidatura para «{title}» nos ha gustado. Antes de seguir: el equipo trabaja en dos turnos, de 8:00 a 16:00 y de 12:00 a 20:00, por semanas alternas. ¿Te sería posible?',
        'Bonjour {name}, votre candidature au poste « {title} » nous plaît. Avant d’aller plus loin : l’équipe travaille en deux créneaux, de 8 h à 16 h et de 12 h à 20 h, une semaine sur deux. Est-ce possible pour vous ?',
        'Guten Tag {name}, Ihre Bewerbung als „{title}“ gefällt uns. Bevor wir weitergehen: Das Team arbeitet in zwei Schichten, 8 bis 16 Uhr und 12 bis 20 Uhr, im wöchentlichen Wechsel. Ginge das bei Ihnen?',
        'Gentile {name}, la Sua candidatura a «{title}» ci piace. Prima di proseguire: il team lavora su due turni, dalle 8 alle 16 e dalle 12 alle 20, a settimane alterne. Per Lei sarebbe possibile?',
        'Olá, {name}, a candidatura à vaga «{title}» agradou-nos. Antes de avançar: a equipa trabalha em dois turnos, das 8h às 16h e das 12h às 20h, em semanas alternadas. Seria possível?',
      ],
    ],
    [
      'applicant',
      [
        'Both shifts are fine. I like the early one better, but I have always swapped when somebody needed it.',
        'Me van bien los dos turnos. Prefiero el primero, pero siempre he cambiado cuando alguien lo necesitaba.',
        'Les deux créneaux me conviennent. Je préfère celui du matin, mais j’ai toujours échangé quand quelqu’un en avait besoin.',
        'Beide Schichten gehen. Die frühe ist mir lieber, aber ich habe immer getauscht, wenn es jemand brauchte.',
        'Vanno bene entrambi i turni. Preferisco il primo, ma ho sempre fatto cambio quando serviva a qualcuno.',
        'Ambos os turnos servem. Prefiro o primeiro, mas sempre troquei quando alguém precisava.',
      ],
    ],
    [
      'employer',
      [
        'Good to know, thank you. We choose whom to invite in the coming days.',
        'Es bueno saberlo, gracias. En los próximos días decidimos a quién invitamos.',
        'C’est bon à savoir, merci. Nous choisirons dans les prochains jours qui inviter.',
        'Gut zu wissen, danke. In den nächsten Tagen entscheiden wir, wen wir einladen.',
        'Buono a sapersi, grazie. Nei prossimi giorni decideremo chi invitare.',
        'É bom saber. Nos próximos dias decidiremos quem convidar.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, this is just to say that your application has arrived and that a person is reading it. We answer everybody, usually within ten days.',
        'Hola, {first}: solo quería decirte que tu candidatura ha llegado y que la está leyendo una persona. Contestamos a todo el mundo, normalmente en diez días.',
        'Bonjour {name}, un simple mot pour vous dire que votre candidature est bien arrivée et qu’une personne la lit. Nous répondons à tout le monde, en général sous dix jours.',
        'Guten Tag {name}, nur kurz: Ihre Bewerbung ist angekommen, und ein Mensch liest sie. Wir antworten allen, meist innerhalb von zehn Tagen.',
        'Gentile {name}, solo due righe per dirLe che la candidatura è arrivata e che la legge una persona. Rispondiamo a tutti, di solito entro dieci giorni.',
        'Olá, {name}, apenas uma nota para dizer que a candidatura chegou e que está a ser lida por uma pessoa. Respondemos a toda a gente, normalmente em dez dias.',
      ],
    ],
    [
      'applicant',
      [
        'Thank you. That alone is more than I am used to.',
        'Gracias. Solo eso ya es más de lo habitual.',
        'Merci. À lui seul, ce message est plus que ce dont j’ai l’habitude.',
        'Danke. Allein das ist mehr, als ich gewohnt bin.',
        'Grazie. Già questo è più di quanto capiti di solito.',
        'Agradeço. Só isso já é mais do que é costume.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, you write that you look after customers in more than one language. How often do you switch in a day?',
        'Hola, {first}: escribes que atiendes a clientes en más de un idioma. ¿Cuántas veces cambias a lo largo del día?',
        'Bonjour {name}, vous écrivez que vous suivez des clients dans plus d’une langue. Combien de fois par jour passez-vous de l’une à l’autre ?',
        'Guten Tag {name}, Sie schreiben, dass Sie Kundschaft in mehr als einer Sprache betreuen. Wie oft am Tag wechseln Sie?',
        'Gentile {name}, Lei scrive che segue i clienti in più di una lingua. Quante volte al giorno passa dall’una all’altra?',
        'Olá, {name}, na carta fala-se de clientes em mais do que uma língua. Quantas vezes por dia é preciso mudar?',
      ],
    ],
    [
      'applicant',
      [
        'Every hour or so: calls in one language, tickets in the other. Sometimes within one call, when a family passes the phone around.',
        'Cada hora, más o menos: llamadas en un idioma, correos en otro. A veces dentro de la misma llamada, cuando una familia se pasa el teléfono.',
        'Toutes les heures environ : les appels dans une langue, les courriels dans l’autre. Parfois au cours d’un même appel, quand une famille se passe le téléphone.',
        'Ungefähr stündlich: Anrufe in der einen Sprache, Mails in der anderen. Manchmal mitten im Gespräch, wenn eine Familie das Telefon weiterreicht.',
        'Più o meno ogni ora: telefonate in una lingua, e-mail nell’altra. A volte nella stessa chiamata, quando una famiglia si passa il telefono.',
        'De hora a hora, mais ou menos: chamadas numa língua, e-mails noutra. Às vezes na mesma chamada, quando uma família passa o telefone.',
      ],
    ],
    [
      'applicant',
      [
        'If it helps, I can send you a short recording.',
        'Si os ayuda, puedo mandaros una grabación corta.',
        'Si cela peut vous aider, je vous envoie un court enregistrement.',
        'Wenn es hilft, schicke ich Ihnen gern eine kurze Aufnahme.',
        'Se può essere utile, vi mando una breve registrazione.',
        'Se ajudar, posso enviar uma gravação curta.',
      ],
    ],
    [
      'employer',
      [
        'No need, we would rather hear you in person. Thank you, that was the picture I was missing.',
        'No hace falta, preferimos oírte en persona. Gracias, era justo lo que quería saber.',
        'Ce n’est pas nécessaire, nous préférons vous entendre de vive voix. Merci, c’est ce que je voulais savoir.',
        'Nicht nötig, wir hören Sie lieber persönlich. Danke, genau das wollte ich wissen.',
        'Non serve, preferiamo sentirLa di persona. Grazie, era quello che volevo capire.',
        'Não é preciso, preferimos uma conversa. Agradeço, era mesmo isso que queria saber.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, your application for “{title}” is with the team now. It will take a few days: two of them are on leave.',
        'Hola, {first}: tu candidatura para «{title}» ya la tiene el equipo. Tardará unos días: dos personas están de vacaciones.',
        'Bonjour {name}, votre candidature au poste « {title} » est maintenant entre les mains de l’équipe. Cela prendra quelques jours : deux personnes sont en congé.',
        'Guten Tag {name}, Ihre Bewerbung als „{title}“ liegt jetzt beim Team. Es dauert ein paar Tage: Zwei sind im Urlaub.',
        'Gentile {name}, la Sua candidatura a «{title}» è ora al team. Ci vorrà qualche giorno: due persone sono in ferie.',
        'Olá, {name}, a candidatura à vaga «{title}» já está com a equipa. Vai demorar uns dias: duas pessoas estão de férias.',
      ],
    ],
    [
      'applicant',
      [
        'Thank you for telling me. May I ask how large the team is?',
        'Gracias por avisar. ¿Puedo preguntar cuántas personas sois?',
        'Merci de m’en informer. Puis-je vous demander combien de personnes compte l’équipe ?',
        'Danke, dass Sie Bescheid geben. Darf ich fragen, wie groß das Team ist?',
        'Grazie per avermi avvisato. Posso chiedere quante persone siete?',
        'Agradeço a informação. Posso perguntar quantas pessoas tem a equipa?',
      ],
    ],
    [
      'employer',
      [
        'Eleven people with five mother tongues. And one coffee machine, about which we do not speak.',
        'Once personas con cinco lenguas maternas. Y una cafetera de la que no se habla.',
        'Onze personnes et cinq langues maternelles. Et une machine à café dont on ne parle pas.',
        'Elf Menschen mit fünf Muttersprachen. Und eine Kaffeemaschine, über die man nicht spricht.',
        'Undici persone e cinque lingue madri. E una macchina del caffè di cui non si parla.',
        'Onze pessoas com cinco línguas maternas. E uma máquina de café de que não se fala.',
      ],
    ],
    [
      'applicant',
      [
        'Then I would feel at home. I will wait, no problem.',
        'Entonces estaría como en casa. Espero sin problema.',
        'Alors je m’y sentirais chez moi. J’attends, aucun souci.',
        'Dann würde ich mich wie zu Hause fühlen. Ich warte gern.',
        'Allora sarei come a casa. Aspetto, nessun problema.',
        'Então estaria em casa. Espero sem problema.',
      ],
    ],
  ],
];

/** Messages to shortlisted applicants. */
export const onShortList: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Good news, {first}: you are on our short list for “{title}”. The next step is a call of fifteen minutes. When can I reach you best?',
        'Buenas noticias, {first}: estás en nuestra lista corta para «{title}». El siguiente paso es una llamada de quince minutos. ¿Cuándo te va mejor?',
        'Bonne nouvelle, {name} : vous figurez parmi les candidatures présélectionnées pour « {title} ». L’étape suivante est un appel de quinze minutes. Quand puis-je vous joindre ?',
        'Gute Nachricht, {name}: Sie sind für „{title}“ in der engeren Wahl. Der nächste Schritt ist ein Telefonat von fünfzehn Minuten. Wann erreiche ich Sie am besten?',
        'Buone notizie, {name}: è nella rosa ristretta per «{title}». Il prossimo passo è una telefonata di quindici minuti. Quando posso trovarLa?',
        'Boas notícias, {name}: a candidatura à vaga «{title}» foi pré-selecionada. O próximo passo é uma chamada de quinze minutos. Qual é a melhor hora para ligar?',
      ],
    ],
    [
      'applicant',
      [
        'That is lovely to read! Weekdays after five are best, when my shift is over.',
        '¡Qué alegría leerlo! Mejor entre semana a partir de las cinco, cuando acabo el turno.',
        'Quel plaisir de lire cela ! Le mieux est en semaine après 17 h, à la fin de mon service.',
        'Das lese ich gern! Am besten unter der Woche nach fünf, dann ist meine Schicht vorbei.',
        'Che bello leggerlo! Meglio nei giorni feriali dopo le cinque, a fine turno.',
        'Que bom ler isto! Durante a semana, depois das cinco, quando o meu turno acaba.',
      ],
    ],
    [
      'employer',
      [
        'Then I will call on {day} at 17:15.',
        'Entonces te llamo el {day} a las 17:15.',
        'Alors je vous appelle {day} à 17 h 15.',
        'Dann rufe ich am {day} um 17:15 Uhr an.',
        'Allora La chiamo {day} alle 17:15.',
        'Então ligo na {day}, às 17h15.',
      ],
    ],
    [
      'applicant',
      [
        'Noted. Until then!',
        'Apuntado. ¡Hasta entonces!',
        'C’est noté. À bientôt !',
        'Ist notiert. Bis dann!',
        'Segnato. A presto!',
        'Fica anotado. Até lá!',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, the team would like to know more of you. May I send you a small exercise: one complaint, answered in two languages, ten sentences at the most?',
        'Hola, {first}: el equipo quiere saber más de ti. ¿Puedo mandarte un pequeño ejercicio? Una queja, contestada en dos idiomas, diez frases como mucho.',
        'Bonjour {name}, l’équipe aimerait mieux vous connaître. Puis-je vous envoyer un petit exercice : une réclamation, une réponse en deux langues, dix phrases au plus ?',
        'Guten Tag {name}, das Team möchte Sie besser kennenlernen. Darf ich Ihnen eine kleine Aufgabe schicken: eine Beschwerde, in zwei Sprachen beantwortet, höchstens zehn Sätze?',
        'Gentile {name}, il team vorrebbe conoscerLa meglio. Posso mandarLe un piccolo esercizio? Un reclamo, la risposta in due lingue, dieci frasi al massimo.',
        'Olá, {name}, a equipa gostaria de saber mais. Posso enviar um pequeno exercício: uma reclamação, respondida em duas línguas, dez frases no máximo?',
      ],
    ],
    ['applicant', ['Gladly.', 'Con mucho gusto.', 'Avec plaisir.', 'Gern.', 'Volentieri.', 'Com todo o gosto.']],
    [
      'employer',
      [
        'Here it is: a customer’s parcel was left with a neighbour, and the neighbour has gone on holiday. Half an hour is enough, please do not spend your evening on it.',
        'Aquí va: el paquete de un cliente se dejó en casa del vecino, y el vecino se ha ido de vacaciones. Con media hora basta; no le dediques la tarde.',
        'Le voici : le colis d’un client a été laissé chez un voisin, et le voisin est parti en vacances. Une demi-heure suffit, n’y passez pas la soirée.',
        'Hier ist sie: Das Paket eines Kunden liegt beim Nachbarn, und der Nachbar ist in den Urlaub gefahren. Eine halbe Stunde genügt, bitte opfern Sie nicht Ihren Abend.',
        'Eccolo: il pacco di un cliente è stato lasciato dal vicino, e il vicino è partito per le vacanze. Basta mezz’ora, non ci passi la serata.',
        'Aqui está: a encomenda de um cliente ficou com o vizinho, e o vizinho foi de férias. Meia hora chega, não é preciso gastar o serão.',
      ],
    ],
    [
      'applicant',
      [
        'Done. Both versions say sorry once, and twice what happens next: we fetch the parcel, and until then a new one is on its way.',
        'Hecho. Las dos versiones piden perdón una vez y dicen dos veces qué pasa ahora: recogemos el paquete y mientras tanto sale otro.',
        'C’est fait. Les deux versions s’excusent une fois et disent deux fois la suite : nous récupérons le colis, et un autre part dès maintenant.',
        'Fertig. Beide Fassungen entschuldigen sich einmal und sagen zweimal, was nun geschieht: Wir holen das Paket, und ein neues ist schon unterwegs.',
        'Fatto. Entrambe le versioni si scusano una volta e dicono due volte che cosa succede ora: recuperiamo il pacco e intanto ne parte un altro.',
        'Feito. As duas versões pedem desculpa uma vez e dizem duas vezes o que se segue: recolhemos a encomenda e entretanto já segue outra.',
      ],
    ],
    [
      'employer',
      [
        'That is exactly the tone that our customers need. I am passing it on.',
        'Es justo el tono que necesitan nuestros clientes. Se lo paso al equipo.',
        'C’est exactement le ton qu’il faut à nos clients. Je transmets.',
        'Das ist genau der Ton, den unsere Kundschaft braucht. Ich gebe es weiter.',
        'È proprio il tono che serve ai nostri clienti. Lo inoltro.',
        'É exatamente o tom de que os nossos clientes precisam. Vou encaminhar.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, you are one of five on our short list. One thing to settle early: is the salary range in the posting right for you?',
        'Hola, {first}: eres una de las cinco personas de nuestra lista corta. Una cosa que conviene aclarar pronto: ¿te encaja la banda salarial de la oferta?',
        'Bonjour {name}, vous faites partie des cinq personnes présélectionnées. Un point à clarifier tôt : la fourchette de salaire de l’annonce vous convient-elle ?',
        'Guten Tag {name}, Sie sind eine von fünf Personen in der engeren Wahl. Eines gleich zu Beginn: Passt die Gehaltsspanne aus der Anzeige für Sie?',
        'Gentile {name}, Lei è tra le cinque persone della rosa ristretta. Una cosa da chiarire subito: la fascia di stipendio dell’annuncio Le va bene?',
        'Olá, {name}, há cinco pessoas pré-selecionadas, e esta candidatura é uma delas. Um ponto a esclarecer cedo: o intervalo salarial do anúncio é adequado?',
      ],
    ],
    [
      'applicant',
      [
        'Yes, it is. To be honest, I applied because it stood there at all.',
        'Sí. La verdad es que me presenté porque la banda aparecía en la oferta.',
        'Oui. Pour être honnête, j’ai postulé parce qu’elle y figurait.',
        'Ja. Ehrlich gesagt habe ich mich beworben, weil sie überhaupt dastand.',
        'Sì. A dire il vero ho inviato la candidatura anche perché nell’annuncio c’era.',
        'Sim. Para dizer a verdade, candidatei-me porque o valor estava lá.',
      ],
    ],
    [
      'employer',
      [
        'That made my day. More soon.',
        'Me has alegrado el día. Pronto sabrás más.',
        'Vous égayez ma journée. La suite très bientôt.',
        'Das freut mich sehr. Bald mehr.',
        'Mi ha rallegrato la giornata. A presto con novità.',
        'Alegrou-me o dia. Em breve haverá mais notícias.',
      ],
    ],
  ],
];

/** Messages before an application is withdrawn. */
export const beforeWithdrawal: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Hello {first}, thank you for applying for “{title}”. We would like to go on: would a first call this week or next suit you?',
        'Hola, {first}: gracias por tu candidatura para «{title}». Nos gustaría seguir adelante: ¿te iría bien una primera llamada esta semana o la próxima?',
        'Bonjour {name}, merci pour votre candidature au poste « {title} ». Nous aimerions poursuivre : un premier appel cette semaine ou la suivante vous conviendrait-il ?',
        'Guten Tag {name}, vielen Dank für Ihre Bewerbung als „{title}“. Wir möchten gern weitergehen: Passt Ihnen ein erstes Telefonat diese oder nächste Woche?',
        'Gentile {name}, grazie per la candidatura a «{title}». Vorremmo proseguire: Le andrebbe bene una prima telefonata questa settimana o la prossima?',
        'Olá, {name}, agradeço a candidatura à vaga «{title}». Gostaríamos de avançar: seria possível uma primeira chamada esta semana ou na próxima?',
      ],
    ],
    [
      'applicant',
      [
        'Thank you, that is kind. I said yes to another offer this morning, so I am withdrawing and will not take your time. I enjoyed how quickly you answered.',
        'Gracias, muy amable. Esta mañana he aceptado otra oferta, así que retiro la candidatura para no haceros perder tiempo. Me ha gustado lo rápido que respondéis.',
        'Merci, c’est très aimable. J’ai accepté une autre offre ce matin : je retire donc ma candidature pour ne pas prendre votre temps. J’ai apprécié votre rapidité.',
        'Danke, das ist nett. Ich habe heute Morgen woanders zugesagt und ziehe meine Bewerbung zurück, damit Sie keine Zeit verlieren. Ihre schnelle Antwort hat mir gefallen.',
        'Grazie, molto gentile. Stamattina ho accettato un’altra offerta, perciò ritiro la candidatura per non farvi perdere tempo. Ho apprezzato la rapidità della risposta.',
        'Agradeço a atenção. Esta manhã aceitei outra proposta, por isso retiro a candidatura para não ocupar mais tempo. Gostei da rapidez da resposta.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, one thing before we go on with “{title}”: on two evenings a week the line is open until 20:00. Does that fit into your life?',
        'Hola, {first}: una cosa antes de seguir con «{title}»: dos tardes a la semana la línea está abierta hasta las 20:00. ¿Te encaja?',
        'Bonjour {name}, un point avant de poursuivre pour « {title} » : deux soirs par semaine, la ligne est ouverte jusqu’à 20 h. Est-ce compatible avec votre quotidien ?',
        'Guten Tag {name}, eines, bevor wir mit „{title}“ weitergehen: An zwei Abenden pro Woche sind wir bis 20 Uhr erreichbar. Passt das in Ihren Alltag?',
        'Gentile {name}, una cosa prima di proseguire con «{title}»: due sere a settimana rispondiamo fino alle 20. È compatibile con le Sue giornate?',
        'Olá, {name}, um ponto antes de avançar com «{title}»: duas noites por semana a linha está aberta até às 20h. É compatível?',
      ],
    ],
    [
      'applicant',
      [
        'Evenings do not work with my children, I am afraid. I would rather withdraw now than keep you waiting.',
        'Por las tardes no puedo, por mis hijos. Prefiero retirarme ahora que haceros esperar.',
        'Les soirées ne sont pas possibles avec mes enfants. Je préfère me retirer maintenant plutôt que de vous faire attendre.',
        'Abends geht es wegen meiner Kinder leider nicht. Lieber ziehe ich jetzt zurück, als Sie warten zu lassen.',
        'La sera, con i bambini, purtroppo no. Preferisco ritirarmi ora che farvi aspettare.',
        'À noite não consigo, por causa dos meus filhos. Prefiro retirar já a candidatura a fazer esperar.',
      ],
    ],
    [
      'employer',
      [
        'Thank you for saying it so openly. When we have a place in the mornings, I would be glad to read from you again.',
        'Gracias por decirlo con tanta franqueza. Cuando tengamos una plaza por las mañanas, me alegrará volver a leerte.',
        'Merci de votre franchise. Dès qu’un poste du matin se libère, ce sera un plaisir de vous relire.',
        'Danke, dass Sie es so offen sagen. Wenn wir vormittags etwas haben, freue ich mich, wieder von Ihnen zu lesen.',
        'Grazie per la franchezza. Quando avremo un posto al mattino, mi farà piacere rileggerLa.',
        'Agradeço a franqueza. Quando houver um lugar de manhã, terei gosto em receber nova candidatura.',
      ],
    ],
  ],
];
