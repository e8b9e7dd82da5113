import type { Six } from './six.ts';

/** Cover letters. `{title}`: the job's; `{company}`: the recipient; `{years}`: of work. */
export const letters: Record<'greetings' | 'reasons' | 'experience' | 'closings', readonly Six[]> = {
  greetings: [['Hello,', 'Hola:', 'Bonjour,', 'Guten Tag!', 'Buongiorno,', 'Bom dia,']],
  reasons: [
    [
      'your posting “{title}” speaks of answers where others speak of targets. That is why I am writing to you.',
      'tu oferta «{title}» habla de respuestas donde otras hablan de objetivos. Por eso os escribo.',
      'votre annonce « {title} » parle de réponses là où d’autres parlent d’objectifs. C’est pourquoi je vous écris.',
      'in Ihrer Anzeige „{title}“ ist von Antworten die Rede, wo andere von Zielvorgaben sprechen. Deshalb schreibe ich Ihnen.',
      'il vostro annuncio «{title}» parla di risposte dove altri parlano di obiettivi. Per questo vi scrivo.',
      'o vosso anúncio «{title}» fala de respostas onde outros falam de objetivos. É por isso que escrevo.',
    ],
    [
      'a friend who works with you told me about {company}, and what she says of her days there I would like to say of mine.',
      'una amiga que trabaja con vosotros me habló de {company}, y lo que cuenta de sus días me gustaría contarlo de los míos.',
      'une amie qui travaille chez vous m’a parlé de {company} ; ce qu’elle dit de ses journées, j’aimerais le dire des miennes.',
      'eine Freundin, die bei Ihnen arbeitet, hat mir von {company} erzählt. Was sie von ihren Tagen berichtet, möchte ich von meinen sagen können.',
      'un’amica che lavora da voi mi ha parlato di {company}: quello che racconta delle sue giornate vorrei dirlo delle mie.',
      'uma amiga que trabalha convosco falou-me da {company}, e o que conta dos seus dias gostava eu de contar dos meus.',
    ],
    [
      'I have been a customer of {company} myself, and remember the one call that I had to make, because it took four minutes and everything was settled.',
      'he comprado en {company} y recuerdo la única llamada que tuve que hacer: duró cuatro minutos y todo quedó resuelto.',
      'j’ai moi-même acheté chez {company} et me souviens du seul appel que j’ai dû passer : il a duré quatre minutes, et tout était réglé.',
      'ich habe selbst schon bei {company} gekauft und erinnere mich an den einen Anruf, den ich machen musste: Er dauerte vier Minuten, und alles war geregelt.',
      'anni fa ho comprato da {company} e ricordo l’unica telefonata che ho dovuto fare: è durata quattro minuti e tutto era sistemato.',
      'já comprei na {company} e lembro-me da única chamada que tive de fazer: durou quatro minutos e tudo ficou resolvido.',
    ],
    [
      '“{title}” is what I do today, in one language only. With you I could use the others too.',
      '«{title}» es lo que hago hoy, pero en un solo idioma. Con vosotros podría usar también los demás.',
      '« {title} », c’est ce que je fais aujourd’hui, dans une seule langue. Chez vous, je pourrais parler aussi les autres.',
      '„{title}“ ist, was ich heute tue, nur in einer einzigen Sprache. Bei Ihnen könnte ich auch die anderen nutzen.',
      '«{title}» è ciò che faccio oggi, ma in una lingua sola. Da voi potrei usare anche le altre.',
      '«{title}» é o que faço hoje, mas numa só língua. Convosco poderia usar também as outras.',
    ],
  ],
  experience: [
    [
      'In {years} years with customers I have learned to listen to the end before I answer.',
      'En {years} años con clientes he aprendido a escuchar hasta el final antes de contestar.',
      'En {years} ans au contact des clients, j’ai appris à écouter jusqu’au bout avant de répondre.',
      'In {years} Jahren mit Kundinnen und Kunden habe ich gelernt, bis zum Ende zuzuhören, bevor ich antworte.',
      'In {years} anni a contatto con i clienti ho imparato ad ascoltare fino in fondo prima di rispondere.',
      'Em {years} anos com clientes aprendi a ouvir até ao fim antes de responder.',
    ],
    [
      'For {years} years I have looked after customers whom nobody else wanted to call back. Most of them stayed.',
      'Desde hace {years} años me ocupo de los clientes a los que nadie quería devolver la llamada. La mayoría se quedó.',
      'Depuis {years} ans, je m’occupe des clients que personne ne voulait rappeler. La plupart sont restés.',
      'Seit {years} Jahren betreue ich die Kundschaft, die niemand zurückrufen wollte. Die meisten sind geblieben.',
      'Da {years} anni seguo i clienti che nessuno voleva richiamare. La maggior parte è rimasta.',
      'Há {years} anos que trato dos clientes a quem ninguém queria ligar de volta. A maioria ficou.',
    ],
    [
      'I have {years} years of experience, two of them in a team in which five languages were spoken at lunch.',
      'Tengo {years} años de experiencia, dos de ellos en un equipo en el que se hablaban cinco idiomas a la hora de comer.',
      'J’ai {years} ans d’expérience, dont deux dans une équipe où l’on parlait cinq langues au déjeuner.',
      'Ich bringe {years} Jahre Erfahrung mit, zwei davon in einem Team, in dem mittags fünf Sprachen gesprochen wurden.',
      'Ho {years} anni di esperienza, due dei quali in un gruppo in cui a pranzo si parlavano cinque lingue.',
      'Tenho {years} anos de experiência, dois deles numa equipa em que se falavam cinco línguas ao almoço.',
    ],
    [
      'My last employer closed its office here after {years} years; my references are good, and I still know the customers by name.',
      'Mi última empresa cerró su oficina aquí después de {years} años; mis referencias son buenas y aún recuerdo a los clientes por su nombre.',
      'Mon dernier employeur a fermé son bureau ici après {years} ans ; mes références sont bonnes, et je connais encore les clients par leur nom.',
      'Mein letzter Arbeitgeber hat sein Büro hier nach {years} Jahren geschlossen; meine Zeugnisse sind gut, und die Kundschaft kenne ich noch beim Namen.',
      'Il mio ultimo datore di lavoro ha chiuso la sede qui dopo {years} anni; le referenze sono buone e i clienti li ricordo ancora per nome.',
      'O meu último empregador fechou o escritório aqui ao fim de {years} anos; as referências são boas e ainda conheço os clientes pelo nome.',
    ],
  ],
  closings: [
    [
      'I can start next month. Call me whenever it suits you.\n\nKind regards',
      'Puedo empezar el mes que viene. Podéis llamarme cuando os venga bien.\n\nUn saludo',
      'Je peux commencer le mois prochain. Appelez-moi quand cela vous convient.\n\nCordialement',
      'Anfangen könnte ich im nächsten Monat. Rufen Sie mich an, wann es Ihnen passt.\n\nMit freundlichen Grüßen',
      'Posso iniziare il mese prossimo. Chiamatemi quando vi è comodo.\n\nCordiali saluti',
      'Posso começar no próximo mês. Liguem-me quando for mais conveniente.\n\nCom os melhores cumprimentos',
    ],
    [
      'I would be glad of a conversation, in whichever language you like.\n\nBest wishes',
      'Me alegraría que habláramos, en el idioma que prefiráis.\n\nSaludos cordiales',
      'Un échange me ferait plaisir, dans la langue de votre choix.\n\nBien à vous',
      'Über ein Gespräch freue ich mich, in welcher Sprache Sie möchten.\n\nBeste Grüße',
      'Mi farebbe piacere parlarne con voi, nella lingua che preferite.\n\nUn cordiale saluto',
      'Teria muito gosto em conversar, na língua que preferirem.\n\nMelhores cumprimentos',
    ],
    [
      'My notice period is four weeks. I answer messages on the same day.\n\nThank you for reading',
      'Mi preaviso es de cuatro semanas. Contesto a los mensajes el mismo día.\n\nGracias por leerme',
      'Mon préavis est de quatre semaines. Je réponds aux messages le jour même.\n\nMerci pour votre lecture',
      'Meine Kündigungsfrist beträgt vier Wochen. Auf Nachrichten antworte ich am selben Tag.\n\nDanke fürs Lesen',
      'Il mio preavviso è di quattro settimane. Ai messaggi rispondo in giornata.\n\nGrazie per l’attenzione',
      'O meu pré-aviso é de quatro semanas. Respondo às mensagens no próprio dia.\n\nAgradeço a vossa leitura',
    ],
  ],
};

/** A company's internal notes about an applicant. */
export const notes: readonly Six[] = [
  [
    'Spoke on the phone, 20 minutes. Switches between languages without a pause. Ask about shifts.',
    'Hablado por teléfono, 20 minutos. Cambia de idioma sin pausa. Preguntar por los turnos.',
    'Échange téléphonique de 20 minutes. Passe d’une langue à l’autre sans hésiter. Demander pour les horaires décalés.',
    'Telefonat, 20 Minuten. Wechselt ohne Pause die Sprache. Nach Schichten fragen.',
    'Telefonata di 20 minuti. Passa da una lingua all’altra senza pause. Chiedere dei turni.',
    'Conversa telefónica de 20 minutos. Muda de língua sem pausas. Perguntar pelos turnos.',
  ],
  [
    'Good letter. Level of the second language to be heard in the conversation.',
    'Buena carta. Comprobar el nivel del segundo idioma en la entrevista.',
    'Bonne lettre. Niveau de la deuxième langue à vérifier à l’oral.',
    'Gutes Anschreiben. Niveau der zweiten Sprache im Gespräch hören.',
    'Buona lettera. Verificare a voce il livello della seconda lingua.',
    'Boa carta. Ouvir o nível da segunda língua na entrevista.',
  ],
  [
    'Second conversation with the team on Thursday. Salary is within the range.',
    'Segunda entrevista con el equipo el jueves. El salario entra en la banda.',
    'Deuxième entretien avec l’équipe jeudi. Salaire dans la fourchette.',
    'Zweites Gespräch mit dem Team am Donnerstag. Gehalt liegt in der Spanne.',
    'Secondo colloquio con il gruppo giovedì. Stipendio nella fascia.',
    'Segunda entrevista com a equipa na quinta-feira. Salário dentro do intervalo.',
  ],
];
