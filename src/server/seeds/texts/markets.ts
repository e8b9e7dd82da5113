import type { Six } from './six.ts';

/** A market, with its languages and home countries: as a place ("in France"), and as in a title. */
export interface Market {
  languages: readonly string[];
  countries: readonly string[];
  within: Six;
  label: Six;
}

/** Markets that jobs serve. */
export const markets: readonly Market[] = [
  {
    languages: ['de'],
    countries: ['DE', 'AT', 'CH'],
    within: [
      'in Germany, Austria and Switzerland',
      'en Alemania, Austria y Suiza',
      'en Allemagne, en Autriche et en Suisse',
      'in Deutschland, Österreich und der Schweiz',
      'in Germania, Austria e Svizzera',
      'na Alemanha, na Áustria e na Suíça',
    ],
    label: ['DACH', 'DACH', 'DACH', 'DACH', 'DACH', 'DACH'],
  },
  {
    languages: ['fr'],
    countries: ['FR'],
    within: ['in France', 'en Francia', 'en France', 'in Frankreich', 'in Francia', 'em França'],
    label: ['France', 'Francia', 'France', 'Frankreich', 'Francia', 'França'],
  },
  {
    languages: ['fr', 'nl'],
    countries: ['BE', 'NL', 'LU'],
    within: [
      'in Belgium, the Netherlands and Luxembourg',
      'en Bélgica, los Países Bajos y Luxemburgo',
      'en Belgique, aux Pays-Bas et au Luxembourg',
      'in Belgien, den Niederlanden und Luxemburg',
      'in Belgio, nei Paesi Bassi e in Lussemburgo',
      'na Bélgica, nos Países Baixos e no Luxemburgo',
    ],
    label: ['Benelux', 'Benelux', 'Benelux', 'Benelux', 'Benelux', 'Benelux'],
  },
  {
    languages: ['nl'],
    countries: ['NL'],
    within: [
      'in the Netherlands and Flanders',
      'en los Países Bajos y Flandes',
      'aux Pays-Bas et en Flandre',
      'in den Niederlanden und Flandern',
      'nei Paesi Bassi e nelle Fiandre',
      'nos Países Baixos e na Flandres',
    ],
    label: ['Netherlands', 'Países Bajos', 'Pays-Bas', 'Niederlande', 'Paesi Bassi', 'Países Baixos'],
  },
  {
    languages: ['es', 'pt'],
    countries: ['ES', 'PT'],
    within: [
      'in Spain and Portugal',
      'en España y Portugal',
      'en Espagne et au Portugal',
      'in Spanien und Portugal',
      'in Spagna e Portogallo',
      'em Espanha e em Portugal',
    ],
    label: ['Iberia', 'Iberia', 'péninsule Ibérique', 'Iberische Halbinsel', 'Iberia', 'Península Ibérica'],
  },
  {
    languages: ['es'],
    countries: ['ES'],
    within: ['in Spain', 'en España', 'en Espagne', 'in Spanien', 'in Spagna', 'em Espanha'],
    label: ['Spain', 'España', 'Espagne', 'Spanien', 'Spagna', 'Espanha'],
  },
  {
    languages: ['it'],
    countries: ['IT'],
    within: ['in Italy', 'en Italia', 'en Italie', 'in Italien', 'in Italia', 'em Itália'],
    label: ['Italy', 'Italia', 'Italie', 'Italien', 'Italia', 'Itália'],
  },
  {
    languages: ['pt'],
    countries: ['PT', 'BR'],
    within: [
      'in Brazil and Portugal',
      'en Brasil y Portugal',
      'au Brésil et au Portugal',
      'in Brasilien und Portugal',
      'in Brasile e Portogallo',
      'no Brasil e em Portugal',
    ],
    label: [
      'Brazil and Portugal',
      'Brasil y Portugal',
      'Brésil et Portugal',
      'Brasilien und Portugal',
      'Brasile e Portogallo',
      'Brasil e Portugal',
    ],
  },
  {
    languages: ['en'],
    countries: ['GB', 'IE'],
    within: [
      'in the United Kingdom and Ireland',
      'en el Reino Unido e Irlanda',
      'au Royaume-Uni et en Irlande',
      'im Vereinigten Königreich und in Irland',
      'nel Regno Unito e in Irlanda',
      'no Reino Unido e na Irlanda',
    ],
    label: [
      'UK and Ireland',
      'Reino Unido e Irlanda',
      'Royaume-Uni et Irlande',
      'UK und Irland',
      'Regno Unito e Irlanda',
      'Reino Unido e Irlanda',
    ],
  },
  {
    languages: ['pl', 'cs', 'hu', 'ro'],
    countries: ['PL', 'CZ', 'HU', 'RO', 'SK', 'SI', 'HR', 'BG'],
    within: [
      'in Central and Eastern Europe',
      'en Europa Central y del Este',
      'en Europe centrale et orientale',
      'in Mittel- und Osteuropa',
      'in Europa centrale e orientale',
      'na Europa Central e de Leste',
    ],
    label: [
      'Central and Eastern Europe',
      'Europa Central y del Este',
      'Europe centrale et orientale',
      'Mittel- und Osteuropa',
      'Europa centro-orientale',
      'Europa Central e de Leste',
    ],
  },
  {
    languages: ['sv', 'da', 'no', 'fi'],
    countries: ['SE', 'DK', 'NO', 'FI'],
    within: [
      'in the Nordic countries',
      'en los países nórdicos',
      'dans les pays nordiques',
      'in den nordischen Ländern',
      'nei Paesi nordici',
      'nos países nórdicos',
    ],
    label: ['Nordics', 'países nórdicos', 'pays nordiques', 'Nordische Länder', 'Paesi nordici', 'países nórdicos'],
  },
  {
    languages: [],
    countries: [],
    within: [
      'across Europe',
      'en toda Europa',
      'dans toute l’Europe',
      'in ganz Europa',
      'in tutta Europa',
      'em toda a Europa',
    ],
    label: ['Europe', 'Europa', 'Europe', 'Europa', 'Europa', 'Europa'],
  },
];
