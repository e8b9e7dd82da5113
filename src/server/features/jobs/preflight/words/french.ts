import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const NATIVE = 'nati(?:f|fs|ve|ves|f/ve|f\\(ve\\)|f\\.ve)';

export const french: WordingTable = {
  level: (language) => `${language ?? 'la langue'} niveau C2`,
  native: [
    '(?<!(?:dans|en) (?:leur|sa|votre|notre) )(?:de )?langues? maternelles?(?: <lang>)?',
    `(?:locuteur|locutrice|locuteur/locutrice)s? ${NATIVE}`,
    `<lang>(?: | ?\\(|: ?| ?- |, )(?:langue |niveau )?${NATIVE}(?! digita\\p{L}*)`,
    `${NATIVE} (?:en |de |d'|du )?(?:langue )?<lang>`,
    `niveau (?:de langue )?${NATIVE}|${NATIVE} ou bilingue|bilingue ou ${NATIVE}`,
    `\\p{L}*phones? ${NATIVE}|${NATIVE} \\p{L}*phones?`,
    'bilingue de naissance|native[- ]speakers?',
  ],
  age: [
    [
      '(?<!(?:entreprise|societe|start-up|startup|marque|agence|structure|boite|groupe) )jeunes?(?: et|,| &) (?:dynamiques?|motivee?s?|ambitieu(?:x|ses?))',
      'investie',
    ],
    [
      'equipes? (?:tres )?(?:\\p{L}+(?:,| et) )?jeunes?|jeunes? equipes?|ambiance jeune|environnement jeune|collectif jeune',
      'une équipe motivée',
    ],
    [
      'jeunes? (?:homme|femme|fille|hommes|femmes|filles|talents?|professionnel\\p{L}*|collaborat\\p{L}*|candidat\\p{L}*|profils?|commercia\\p{L}*|vendeu\\p{L}*|recrues?)',
      'des profils motivés',
    ],
    [
      '(?:uniquement|seulement|exclusivement) (?:des |aux |les )?jeunes diplome(?:e?s)?|jeunes diplome(?:e?s)? (?:uniquement|seulement|exclusivement)',
      'débutants acceptés',
    ],
    [
      'digital[- ]natives?|nati(?:f|ve)s? (?:du )?(?:numerique|digital)|enfants? du numerique',
      'à l’aise avec les outils numériques',
    ],
    [
      "agee?s?(?:\\(e?s?\\))? (?:de |entre )(?:1[6-9]|[2-6]\\d)|age (?:maximum|maximal|limite|requis|souhaite)|limite d'age",
      'à tout âge',
    ],
    ["(?:entre|de) (?:1[6-9]|[2-6]\\d) (?:et|a) [2-6]\\d ans(?! d'(?:experience|existence|anciennete))", 'à tout âge'],
    [
      `(?:max(?:imum|\\.)?|moins de|pas plus de) ${ADULT} ans(?! d'(?:experience|existence|anciennete|activite))`,
      'à tout âge',
    ],
    [`${ADULT} ans (?:maximum|max)(?! d')`, 'à tout âge'],
    ['personnes? mures?|profils? mures?', 'personne expérimentée'],
  ],
  gender: [
    ["hotesses? d'accueil", 'agent d’accueil (F/H)'],
    ['hotesses?(?: de caisse| de vente)?', 'personnel d’accueil'],
    ['joli(?:e|es) (?:fille|femme|presentation)s?|physique (?:agreable|avantageux)', 'bon contact'],
    [
      '(?:uniquement|seulement|exclusivement) (?:des |aux |les )?(?:hommes|femmes)|(?:hommes|femmes) (?:uniquement|seulement|exclusivement)',
      'toutes et tous',
    ],
    [
      'candidat(?:e?s) (?:masculin|feminin)(?:e?s)|de sexe (?:masculin|feminin)|profils? (?:masculin|feminin)s?',
      'tous les profils',
    ],
    ['homme de terrain|femme de terrain', 'personne de terrain'],
    ["hommes? d'affaires|femmes? d'affaires", 'professionnels'],
  ],
  titles: {
    forms: [
      ['vendeur', 'vendeuse'],
      ['télévendeur', 'télévendeuse'],
      ['conseiller', 'conseillère'],
      ['téléconseiller', 'téléconseillère'],
      ['chargé', 'chargée'],
      ['directeur', 'directrice'],
      ['négociateur', 'négociatrice'],
      ['coordinateur', 'coordinatrice'],
      ['animateur', 'animatrice'],
      ['ambassadeur', 'ambassadrice'],
      ['téléopérateur', 'téléopératrice'],
      ['attaché', 'attachée'],
      ['délégué', 'déléguée'],
      ['assistant', 'assistante'],
      ['consultant', 'consultante'],
      ['technicien', 'technicienne'],
      ['employé', 'employée'],
    ],
    compounds: false,
    neutral: [
      // Matches "in charge of", not the verb "chargé".
      /(?<!\p{L})en charge(?!\p{L})/iu,
      /(?<!\p{L})[hfxm] ?[/|-] ?[hfxmn](?!\p{L})/iu,
      /[·•.(/-] ?(?:e|ère|ere|euse|se|trice|rice|ice|ne|le|ée)s?\)?(?!\p{L})/iu,
    ],
    suggest: (masculine) => `${masculine} (F/H)`,
  },
};
