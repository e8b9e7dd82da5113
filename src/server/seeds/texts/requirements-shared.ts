import type { ExperienceLevel } from '#contract/jobs/job-choices.ts';

import type { Six } from './six.ts';

/** The meaning of each level of experience. */
export const levelWords: Record<ExperienceLevel, readonly Six[]> = {
  entry: [
    [
      'No experience in the trade needed: what you do not know yet, we teach you',
      'No hace falta experiencia en el sector: lo que no sepas, te lo enseñamos',
      'Aucune expérience du secteur exigée : ce que vous ne savez pas encore, nous vous l’apprenons',
      'Branchenerfahrung brauchen Sie nicht: Was Ihnen fehlt, bringen wir Ihnen bei',
      'Non serve esperienza nel settore: quello che manca lo insegniamo noi',
      'Não é preciso experiência no setor: o que faltar, ensinamos nós',
    ],
    [
      'A first job, an apprenticeship or some months of practice with customers are enough',
      'Basta con un primer empleo, una formación profesional o unos meses de trato con clientes',
      'Un premier emploi, une alternance ou quelques mois de contact client suffisent',
      'Eine Ausbildung, ein erster Job oder einige Monate im Kundenkontakt genügen',
      'Bastano un primo impiego, un apprendistato o qualche mese a contatto con i clienti',
      'Basta um primeiro emprego, uma formação profissional ou alguns meses de contacto com clientes',
    ],
    [
      'You may come from somewhere else entirely: retail, hospitality or care are good schools for this',
      'Puedes venir de otro mundo: el comercio, la hostelería o los cuidados son buena escuela',
      'Vous pouvez venir d’un tout autre univers : commerce, hôtellerie et soins sont de bonnes écoles',
      'Sie dürfen gern aus einem anderen Feld kommen: Handel, Gastgewerbe und Pflege sind gute Schulen',
      'Si può arrivare da tutt’altro: negozi, ristorazione e assistenza sono ottime scuole',
      'Pode vir de uma área completamente diferente: o comércio, a hotelaria e os cuidados são boas escolas',
    ],
  ],
  mid: [
    [
      'Two or three years in a similar position',
      'Dos o tres años en un puesto parecido',
      'Deux ou trois ans à un poste comparable',
      'Zwei bis drei Jahre in einer vergleichbaren Position',
      'Due o tre anni in un ruolo simile',
      'Dois ou três anos numa função semelhante',
    ],
    [
      'You have done this work before and can show what came of it',
      'Ya has hecho este trabajo y puedes mostrar resultados',
      'Vous avez déjà exercé ce métier et pouvez en montrer les résultats',
      'Sie haben diese Arbeit schon gemacht und können zeigen, was daraus wurde',
      'Esperienza concreta in questo lavoro, con risultati da mostrare',
      'Experiência concreta neste trabalho, com resultados para mostrar',
    ],
    [
      'Solid experience with business customers, in this trade or another',
      'Experiencia sólida con clientes de empresa, en este sector o en otro',
      'Une solide expérience auprès d’une clientèle professionnelle, dans ce secteur ou un autre',
      'Solide Erfahrung mit Geschäftskunden, in dieser Branche oder einer anderen',
      'Solida esperienza con clienti aziendali, in questo settore o in un altro',
      'Experiência sólida com clientes empresariais, neste setor ou noutro',
    ],
  ],
  senior: [
    [
      'At least five years in this work, two of them with difficult cases',
      'Al menos cinco años en este trabajo, dos de ellos con casos difíciles',
      'Au moins cinq ans dans ce métier, dont deux avec des dossiers difficiles',
      'Mindestens fünf Jahre in dieser Arbeit, zwei davon mit schwierigen Fällen',
      'Almeno cinque anni in questo lavoro, di cui due con casi complessi',
      'Pelo menos cinco anos neste trabalho, dois deles com casos difíceis',
    ],
    [
      'Long experience, and the patience to pass it on',
      'Larga experiencia y paciencia para transmitirla',
      'Une longue expérience, et la patience de la transmettre',
      'Lange Erfahrung und die Geduld, sie weiterzugeben',
      'Lunga esperienza e la pazienza di trasmetterla',
      'Longa experiência e paciência para a transmitir',
    ],
    [
      'You work on your own, decide on your own, and know when to ask',
      'Trabajas y decides con autonomía, y sabes cuándo preguntar',
      'Vous travaillez et décidez en autonomie, et savez quand demander',
      'Sie arbeiten und entscheiden selbstständig und wissen, wann Sie fragen',
      'Autonomia nel lavoro e nelle decisioni, sapendo quando chiedere',
      'Autonomia no trabalho e nas decisões, sabendo quando perguntar',
    ],
  ],
  lead: [
    [
      'Three years of leading people, in good months and in bad ones',
      'Tres años dirigiendo personas, en meses buenos y en meses malos',
      'Trois ans d’encadrement, dans les bons mois comme dans les mauvais',
      'Drei Jahre Führungserfahrung, in guten Monaten und in schlechten',
      'Tre anni alla guida di persone, nei mesi buoni e in quelli difficili',
      'Três anos a liderar pessoas, nos meses bons e nos maus',
    ],
    [
      'You have built up or rebuilt a team, and most of it is still there',
      'Has creado o reconstruido un equipo, y la mayoría sigue ahí',
      'Vous avez bâti ou rebâti une équipe, et la plupart y sont encore',
      'Sie haben ein Team auf- oder umgebaut, und die meisten sind noch da',
      'Un team costruito o ricostruito, in gran parte ancora insieme',
      'Uma equipa criada ou recriada que, na maior parte, ainda se mantém',
    ],
    [
      'Responsibility for a budget, and figures that you can explain',
      'Responsabilidad sobre un presupuesto y cifras que sabes explicar',
      'La responsabilité d’un budget, et des chiffres que vous savez expliquer',
      'Budgetverantwortung und Zahlen, die Sie erklären können',
      'Responsabilità di un budget e numeri da saper spiegare',
      'Responsabilidade por um orçamento e números que saiba explicar',
    ],
  ],
};

/** Required languages. */
export const languageWords: readonly Six[] = [
  [
    'Languages: {languages}',
    'Idiomas: {languages}',
    'Langues : {languages}',
    'Sprachen: {languages}',
    'Lingue: {languages}',
    'Línguas: {languages}',
  ],
  [
    'You work in these languages: {languages}',
    'Trabajarás en estos idiomas: {languages}',
    'Vous travaillez dans ces langues : {languages}',
    'In diesen Sprachen arbeiten Sie: {languages}',
    'Si lavora in queste lingue: {languages}',
    'Trabalha-se nestas línguas: {languages}',
  ],
  [
    'What you speak and write well: {languages}',
    'Lo que hablas y escribes bien: {languages}',
    'Ce que vous parlez et écrivez bien : {languages}',
    'Was Sie gut sprechen und schreiben: {languages}',
    'Che cosa parla e scrive bene: {languages}',
    'O que fala e escreve bem: {languages}',
  ],
  [
    'Language skills at these levels or above: {languages}',
    'Conocimientos de idiomas en estos niveles o superiores: {languages}',
    'Niveaux de langue au moins égaux à ceux-ci : {languages}',
    'Sprachkenntnisse auf diesem Niveau oder darüber: {languages}',
    'Conoscenze linguistiche almeno a questi livelli: {languages}',
    'Conhecimentos linguísticos nestes níveis ou acima: {languages}',
  ],
];

/** Optional languages. */
export const languagePlusWords: readonly Six[] = [
  [
    'More languages: {plus}',
    'Otros idiomas: {plus}',
    'D’autres langues : {plus}',
    'Weitere Sprachen: {plus}',
    'Altre lingue: {plus}',
    'Outras línguas: {plus}',
  ],
  [
    '{plus}: we would put it to use',
    '{plus}: le sacaremos partido',
    '{plus} : nous en ferons bon usage',
    '{plus}: können wir gut gebrauchen',
    '{plus}: ci sarebbe molto utile',
    '{plus}: ser-nos-ia muito útil',
  ],
];

/** Optional qualifications. */
export const pluses: readonly Six[] = [
  [
    'First experience with {skill}',
    'Primera experiencia con {skill}',
    'Une première expérience avec {skill}',
    'Erste Erfahrung mit {skill}',
    'Una prima esperienza con {skill}',
    'Primeira experiência com {skill}',
  ],
  [
    'Knowledge of our trade, from whichever side',
    'Conocimiento de nuestro sector, desde el lado que sea',
    'Une connaissance de notre secteur, de quelque côté que ce soit',
    'Kenntnis unserer Branche, von welcher Seite auch immer',
    'Conoscenza del nostro settore, da qualunque lato',
    'Conhecimento do nosso setor, de que lado for',
  ],
  [
    'Time spent working or studying abroad',
    'Una temporada de trabajo o estudios en el extranjero',
    'Une période de travail ou d’études à l’étranger',
    'Eine Zeit im Ausland, für die Arbeit oder das Studium',
    'Un periodo di lavoro o di studio all’estero',
    'Um período de trabalho ou de estudo no estrangeiro',
  ],
  [
    'Experience in a start-up phase, when not everything has a rule yet',
    'Experiencia en fases iniciales, cuando no todo tiene norma todavía',
    'L’expérience d’une phase de lancement, quand tout n’a pas encore de règle',
    'Erfahrung mit einem Aufbau, in dem noch nicht alles geregelt ist',
    'Esperienza in una fase di avvio, quando non tutto ha già una regola',
    'Experiência numa fase de arranque, quando nem tudo tem ainda regra',
  ],
  [
    'Pleasure in explaining things in writing',
    'Gusto por explicar las cosas por escrito',
    'Le goût d’expliquer par écrit',
    'Freude daran, etwas schriftlich zu erklären',
    'Piacere di spiegare le cose per iscritto',
    'Gosto por explicar por escrito',
  ],
  [
    'You have worked with people on three continents and can read a time zone table',
    'Has trabajado con gente de tres continentes y sabes leer una tabla de husos horarios',
    'Vous avez travaillé avec trois continents et savez lire un tableau de fuseaux horaires',
    'Sie haben mit Menschen auf drei Kontinenten gearbeitet und kommen mit Zeitzonen zurecht',
    'Esperienza di lavoro con tre continenti e dimestichezza con i fusi orari',
    'Experiência de trabalho com três continentes e à-vontade com fusos horários',
  ],
];
