import type { Exchange } from './exchanges.ts';

/** Messages after an acceptance. */
export const afterAcceptance: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Congratulations, {first}! The team said yes, without a single “but”. We would be glad to have you as “{title}”. The contract goes out by {day}.\n\n{sender}',
        '¡Enhorabuena, {first}! El equipo ha dicho que sí, sin un solo «pero». Nos encantaría contar contigo para «{title}». El contrato sale como tarde el {day}.\n\n{sender}',
        'Félicitations, {name} ! L’équipe a dit oui, sans un seul « mais ». Ce serait un plaisir de travailler avec vous (« {title} »). Le contrat part au plus tard {day}.\n\n{sender}',
        'Herzlichen Glückwunsch, {name}! Das Team hat Ja gesagt, ohne ein einziges Aber. Wir möchten Sie gern für „{title}“ gewinnen. Der Vertrag geht spätestens {day} hinaus.\n\n{sender}',
        'Complimenti, {name}! Il team ha detto sì, senza un solo «ma». Ci farebbe piacere averLa con noi per «{title}». Il contratto parte entro {day}.\n\n{sender}',
        'Parabéns, {name}! A equipa disse que sim, sem um único «mas». Teríamos muito gosto em contar com este contributo na vaga «{title}». O contrato segue até {day}.\n\n{sender}',
      ],
    ],
    [
      'applicant',
      [
        'I have read this twice, to be sure. Thank you! What do you need from me?',
        'Lo he leído dos veces, por si acaso. ¡Gracias! ¿Qué necesitáis de mí?',
        'Je l’ai lu deux fois, par précaution. Merci ! De quoi avez-vous besoin ?',
        'Ich habe das zweimal gelesen, zur Sicherheit. Danke! Was brauchen Sie von mir?',
        'L’ho letto due volte, per sicurezza. Grazie! Di che cosa avete bisogno da me?',
        'Li isto duas vezes, para ter a certeza. Muito agradeço! De que precisam da minha parte?',
      ],
    ],
    [
      'employer',
      [
        'For now only a yes. Bring your papers on the first day; please do not send them here.',
        'De momento, solo un sí. Los papeles tráelos el primer día; por aquí no hace falta que los mandes.',
        'Pour l’instant, seulement d’un oui. Apportez vos papiers le premier jour ; inutile de les envoyer ici.',
        'Vorerst nur ein Ja. Ihre Unterlagen bringen Sie am ersten Tag mit; bitte schicken Sie sie nicht hier.',
        'Per ora solo di un sì. I documenti li porti il primo giorno; non li mandi qui, per favore.',
        'Para já, só de um sim. Os documentos podem ser trazidos no primeiro dia; não é preciso enviá-los por aqui.',
      ],
    ],
    [
      'applicant',
      [
        'Yes! And understood.',
        '¡Sí! Y entendido.',
        'Oui ! Et c’est bien compris.',
        'Ja! Und verstanden.',
        'Sì! E ricevuto.',
        'Sim! E fica entendido.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Welcome, {first}! We begin on {day} at 9:00; I will wait for you at the door.',
        '¡Te damos la bienvenida, {first}! Empezamos el {day} a las 9:00; te espero en la puerta.',
        'Bienvenue, {name} ! Nous commençons {day} à 9 h ; je vous attendrai à l’entrée.',
        'Willkommen, {name}! Los geht es {day}, um 9 Uhr; ich warte an der Tür auf Sie.',
        'Le diamo il benvenuto, {name}! Si comincia {day} alle 9; La aspetto all’ingresso.',
        'Damos as boas-vindas, {name}! Começamos {day}, às 9h; espero à porta.',
      ],
    ],
    [
      'applicant',
      [
        'I will be there at ten to nine. Is there anything I should wear, or not?',
        'Estaré a las nueve menos diez. ¿Hay alguna norma para vestir?',
        'Je serai là à 8 h 50. Y a-t-il une tenue à respecter ?',
        'Ich bin um zehn vor neun da. Gibt es etwas, das ich anziehen sollte oder lieber nicht?',
        'Sarò lì alle nove meno dieci. C’è qualche regola sull’abbigliamento?',
        'Estarei lá às dez para as nove. Há alguma regra de vestuário?',
      ],
    ],
    [
      'employer',
      [
        'Whatever you can sit in for a day. Headsets are ours; only the ears are yours.',
        'Lo que aguante un día de silla. Los auriculares los ponemos nosotros; las orejas, tú.',
        'Ce qui supporte une journée assise. Les casques, c’est nous ; les oreilles, c’est vous.',
        'Alles, worin man einen Tag sitzen kann. Headsets stellen wir, nur die Ohren bringen Sie mit.',
        'Quello che regge una giornata da seduti. Le cuffie le mettiamo noi, le orecchie Lei.',
        'O que aguentar um dia na cadeira. Os auscultadores são por nossa conta; os ouvidos não.',
      ],
    ],
    [
      'applicant',
      [
        'Those I have, two of them. See you then!',
        'De esas tengo dos. ¡Hasta entonces!',
        'J’en ai deux. À bientôt !',
        'Die habe ich, sogar zwei. Bis dahin!',
        'Quelle le ho, due. A presto!',
        'Esses tenho, e são dois. Até breve!',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        '{first}, it is a yes. The contract is on its way. Read it in peace and ask whatever is unclear; nobody here is in a hurry.',
        '{first}, es un sí. El contrato va de camino. Léelo con calma y pregunta lo que no esté claro; aquí nadie tiene prisa.',
        '{name}, c’est oui. Le contrat est en route. Lisez-le tranquillement et posez toutes vos questions ; rien ne presse.',
        '{name}, es ist ein Ja. Der Vertrag ist unterwegs. Lesen Sie ihn in Ruhe und fragen Sie, was unklar ist; niemand hat es hier eilig.',
        '{name}, è un sì. Il contratto è in arrivo. Lo legga con calma e chieda ciò che non è chiaro; qui nessuno ha fretta.',
        '{name}, é um sim. O contrato já segue. Pode ser lido com calma, e qualquer dúvida é bem-vinda; aqui ninguém tem pressa.',
      ],
    ],
    [
      'applicant',
      [
        'It came today. One question: does the probation time of six months hold for those who work from home too?',
        'Ha llegado hoy. Una pregunta: ¿el periodo de prueba de seis meses vale también para quien trabaja desde casa?',
        'Il est arrivé aujourd’hui. Une question : la période d’essai de six mois vaut-elle aussi pour le télétravail ?',
        'Er kam heute an. Eine Frage: Gelten die sechs Monate Probezeit auch für alle, die von zu Hause arbeiten?',
        'È arrivato oggi. Una domanda: i sei mesi di prova valgono anche per chi lavora da casa?',
        'Chegou hoje. Uma pergunta: os seis meses de período experimental valem também para quem trabalha a partir de casa?',
      ],
    ],
    [
      'employer',
      [
        'Yes, for everybody alike. After three months we sit down together, so that there is no surprise in the sixth.',
        'Sí, para todo el mundo igual. A los tres meses nos sentamos a hablar, para que no haya sorpresas en el sexto.',
        'Oui, pour tout le monde. Au bout de trois mois, nous faisons le point ensemble, pour éviter toute surprise au sixième.',
        'Ja, für alle gleich. Nach drei Monaten setzen wir uns zusammen, damit es im sechsten keine Überraschung gibt.',
        'Sì, per tutti allo stesso modo. Dopo tre mesi ci sediamo a parlarne, così al sesto non ci sono sorprese.',
        'Sim, para toda a gente. Ao fim de três meses fazemos um balanço, para não haver surpresas no sexto.',
      ],
    ],
    [
      'applicant',
      [
        'That is fair. Signed and posted this afternoon.',
        'Me parece justo. Firmado y enviado esta tarde.',
        'C’est correct. Signé et posté cet après-midi.',
        'Das ist fair. Unterschrieben und heute Nachmittag eingeworfen.',
        'Mi sembra giusto. Firmato e spedito questo pomeriggio.',
        'Parece-me justo. Assinado e enviado esta tarde.',
      ],
    ],
    [
      'employer',
      [
        'Then there is only one thing left: we are looking forward to you.',
        'Entonces solo queda una cosa: tenemos ganas de verte.',
        'Alors il ne reste qu’une chose à dire : nous nous réjouissons de votre arrivée.',
        'Dann bleibt nur eines: Wir freuen uns auf Sie.',
        'Allora resta solo una cosa: La aspettiamo con piacere.',
        'Então só falta uma coisa: aguardamos com muito gosto.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Good news, {first}: we would like you to join us. Could you begin on {day}?',
        'Buenas noticias, {first}: queremos que te unas al equipo. ¿Podrías empezar el {day}?',
        'Bonne nouvelle, {name} : nous souhaitons vous accueillir. Pourriez-vous commencer {day} ?',
        'Gute Nachricht, {name}: Wir möchten, dass Sie zu uns kommen. Könnten Sie {day} anfangen?',
        'Buone notizie, {name}: vorremmo averLa con noi. Potrebbe iniziare {day}?',
        'Boas notícias, {name}: a resposta é sim. Seria possível começar {day}?',
      ],
    ],
    [
      'applicant',
      [
        'What a message to start the day with! Thank you. I still have to give notice; would two weeks later be possible?',
        '¡Qué mensaje para empezar el día! Gracias. Todavía tengo que dar el preaviso; ¿sería posible dos semanas más tarde?',
        'Quel message pour commencer la journée ! Merci. Je dois encore donner mon préavis ; serait-ce possible deux semaines plus tard ?',
        'Was für eine Nachricht! Danke. Ich muss noch kündigen; ginge es zwei Wochen später?',
        'Che bel messaggio! Grazie. Devo ancora dare le dimissioni: sarebbe possibile due settimane più tardi?',
        'Que bela mensagem! Muito agradeço. Ainda tenho de dar o pré-aviso; seria possível duas semanas mais tarde?',
      ],
    ],
    [
      'employer',
      [
        'Of course. Leave on good terms, we can wait.',
        'Claro. Despídete como es debido, nosotros esperamos.',
        'Bien sûr. Prenez congé comme il se doit, nous attendrons.',
        'Natürlich. Verabschieden Sie sich in Ruhe, wir warten.',
        'Certo. Si congedi con calma, noi aspettiamo.',
        'Claro. É importante sair bem, nós esperamos.',
      ],
    ],
  ],
];

/** Messages after a rejection. */
export const afterRejection: readonly Exchange[] = [
  [
    [
      'employer',
      [
        'Hello {first}, I am sorry to tell you that we are not going on with your application for “{title}”. Others had worked in our field already, and that decided it. Thank you for the care with which you wrote.\n\n{sender}',
        'Hola, {first}: siento decirte que no seguimos adelante con tu candidatura para «{title}». Otras personas ya habían trabajado en nuestro sector y eso inclinó la balanza. Gracias por el cuidado con el que escribiste.\n\n{sender}',
        'Bonjour {name}, je regrette de vous annoncer que nous ne donnons pas suite à votre candidature au poste « {title} ». D’autres connaissaient déjà notre secteur, et cela a fait la différence. Merci pour le soin de votre lettre.\n\n{sender}',
        'Guten Tag {name}, leider gehen wir mit Ihrer Bewerbung als „{title}“ nicht weiter. Andere hatten schon in unserer Branche gearbeitet, das gab den Ausschlag. Danke für die Sorgfalt, mit der Sie geschrieben haben.\n\n{sender}',
        'Gentile {name}, mi dispiace dirLe che non proseguiamo con la Sua candidatura a «{title}». Altre persone avevano già lavorato nel nostro settore e questo ha deciso. Grazie per la cura con cui ha scritto.\n\n{sender}',
        'Olá, {name}, lamento informar que não avançamos com a candidatura à vaga «{title}». Outras pessoas já tinham trabalhado no nosso setor, e isso decidiu. Agradeço o cuidado posto na carta.\n\n{sender}',
      ],
    ],
    [
      'applicant',
      [
        'A pity, but thank you for a clear answer. Most companies send none.',
        'Qué pena, pero gracias por una respuesta clara. La mayoría de las empresas no manda ninguna.',
        'C’est dommage, mais merci pour cette réponse claire. La plupart des entreprises n’en envoient pas.',
        'Schade, aber danke für die klare Antwort. Die meisten Firmen schicken gar keine.',
        'Peccato, ma grazie per la risposta chiara. La maggior parte delle aziende non ne manda.',
        'É pena, mas agradeço a resposta clara. A maioria das empresas não envia nenhuma.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, we have decided against your application for “{title}”, and I do not want to hide behind a form letter: if you would like to know why, ask me.',
        'Hola, {first}: hemos descartado tu candidatura para «{title}» y no quiero esconderme detrás de una carta tipo: si quieres saber por qué, pregúntame.',
        'Bonjour {name}, nous ne retenons pas votre candidature au poste « {title} », et je ne veux pas me cacher derrière une lettre type : si vous souhaitez savoir pourquoi, demandez-le-moi.',
        'Guten Tag {name}, wir haben uns gegen Ihre Bewerbung als „{title}“ entschieden, und ich möchte mich nicht hinter einem Formbrief verstecken: Wenn Sie wissen möchten, warum, fragen Sie mich.',
        'Gentile {name}, abbiamo deciso di non proseguire con la candidatura a «{title}» e non voglio nascondermi dietro una lettera standard: se desidera sapere perché, me lo chieda.',
        'Olá, {name}, decidimos não avançar com a candidatura à vaga «{title}», e não quero esconder-me atrás de uma carta-tipo: se houver interesse em saber porquê, basta perguntar.',
      ],
    ],
    [
      'applicant',
      [
        'I would. What was missing?',
        'Sí, quiero. ¿Qué faltó?',
        'Volontiers. Qu’a-t-il manqué ?',
        'Gern. Was hat gefehlt?',
        'Volentieri. Che cosa mancava?',
        'Gostava de saber. O que faltou?',
      ],
    ],
    [
      'employer',
      [
        'Time on the phone. Others had spent years on the line, and in its first months this team does nothing else. Your letter was among the best that we got.',
        'Horas de teléfono. Otras personas llevaban años en la línea, y los primeros meses este equipo no hace otra cosa. Tu carta fue de las mejores que recibimos.',
        'La pratique du téléphone. D’autres avaient passé des années en ligne, et les premiers mois, cette équipe ne fait que cela. Votre lettre était parmi les meilleures.',
        'Die Übung am Telefon. Andere hatten Jahre an der Leitung verbracht, und in den ersten Monaten macht dieses Team nichts anderes. Ihr Anschreiben gehörte zu den besten.',
        'La pratica al telefono. Altre persone avevano passato anni in linea, e nei primi mesi questo team non fa altro. La lettera era tra le migliori.',
        'Prática ao telefone. Outras pessoas tinham anos de linha, e nos primeiros meses esta equipa não faz outra coisa. A carta foi das melhores que recebemos.',
      ],
    ],
    [
      'applicant',
      [
        'That helps me more than a compliment. Then I look for the phone first, and write to you again in a year.',
        'Eso me ayuda más que un cumplido. Entonces busco primero el teléfono y os vuelvo a escribir dentro de un año.',
        'Cela m’aide plus qu’un compliment. Je vais donc d’abord chercher du côté du téléphone, et je vous récrirai dans un an.',
        'Das hilft mir mehr als ein Kompliment. Dann suche ich erst das Telefon und schreibe Ihnen in einem Jahr wieder.',
        'Questo mi aiuta più di un complimento. Allora cerco prima il telefono e vi riscrivo tra un anno.',
        'Isso ajuda-me mais do que um elogio. Então procuro primeiro o telefone e volto a escrever daqui a um ano.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, the place is filled, by somebody who had done exactly this work before. I am sorry. It was close, and I would like to write to you when the next one opens. May I?',
        'Hola, {first}: la plaza se la ha llevado alguien que ya había hecho justo este trabajo. Lo siento. Estuvo muy reñido y me gustaría escribirte cuando se abra la próxima. ¿Puedo?',
        'Bonjour {name}, le poste est pourvu par une personne qui avait déjà fait exactement ce travail. Croyez bien que je le regrette. C’était serré, et j’aimerais vous écrire à la prochaine ouverture. Me le permettez-vous ?',
        'Guten Tag {name}, die Stelle hat jemand bekommen, der genau diese Arbeit schon gemacht hat. Es tut mir leid. Es war knapp, und ich würde Ihnen gern schreiben, wenn die nächste frei wird. Darf ich?',
        'Gentile {name}, il posto è andato a chi aveva già fatto proprio questo lavoro. Mi dispiace. È stata una scelta difficile e vorrei scriverLe quando se ne aprirà un altro. Posso?',
        'Olá, {name}, o lugar ficou para alguém que já tinha feito exatamente este trabalho. Lamento. Foi uma decisão difícil, e gostaria de escrever quando abrir o próximo. Pode ser?',
      ],
    ],
    [
      'applicant',
      [
        'Please do.',
        'Por favor.',
        'Je vous en prie, écrivez-moi.',
        'Ja, bitte.',
        'Certo, volentieri.',
        'Sim, por favor.',
      ],
    ],
  ],
  [
    [
      'employer',
      [
        'Hello {first}, thank you for your application for “{title}”. The position has been filled in the meantime, so this is a no. It says nothing about what you can do. All the best for your search!',
        'Hola, {first}: gracias por tu candidatura para «{title}». El puesto ya está cubierto, así que es un no. No dice nada de lo que sabes hacer. ¡Mucha suerte en tu búsqueda!',
        'Bonjour {name}, merci pour votre candidature au poste « {title} ». Il a été pourvu entre-temps, c’est donc un non. Cela ne dit rien de vos capacités. Bonne continuation dans vos recherches !',
        'Guten Tag {name}, vielen Dank für Ihre Bewerbung als „{title}“. Die Stelle ist inzwischen besetzt, deshalb muss ich Ihnen absagen. Über das, was Sie können, sagt das nichts. Alles Gute für Ihre Suche!',
        'Gentile {name}, grazie per la candidatura a «{title}». Il posto nel frattempo è stato assegnato, quindi è un no. Non dice nulla di ciò che sa fare. In bocca al lupo per la ricerca!',
        'Olá, {name}, agradeço a candidatura à vaga «{title}». O lugar foi entretanto preenchido, por isso a resposta é não. Nada diz sobre as capacidades. Muita sorte na procura!',
      ],
    ],
  ],
];
