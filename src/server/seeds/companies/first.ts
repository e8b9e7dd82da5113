import type { DemoCompany } from './company.ts';

/** The company of the demo's employer, and five others that are listed first. */
export const first: readonly DemoCompany[] = [
  {
    name: 'Nordlicht Kundenservice',
    country: 'DE',
    sector: 'service',
    size: '201-1000',
    founded: 2006,
    cities: ['Hamburg', 'Kiel'],
    owner: ['Jonas', 'Weber'],
    description: {
      en: 'We answer for others: 400 people who speak 14 languages look after the customers of energy suppliers, airlines and online shops. Our service centre is in Hamburg; half of us work from home.',
      de: 'Wir antworten für andere: 400 Menschen, die 14 Sprachen sprechen, betreuen die Kundinnen und Kunden von Energieversorgern, Fluglinien und Onlineshops. Unser Servicecenter ist in Hamburg; die Hälfte von uns arbeitet von zu Hause.',
      fr: 'Nous répondons pour d’autres : 400 personnes parlant 14 langues s’occupent des clients de fournisseurs d’énergie, de compagnies aériennes et de boutiques en ligne. Notre centre est à Hambourg ; la moitié d’entre nous travaille à domicile.',
    },
  },
  {
    name: 'Azulejo Software',
    country: 'PT',
    sector: 'hotel',
    size: '51-200',
    founded: 2015,
    cities: ['Lisboa', 'Porto'],
    owner: ['Inês', 'Carvalho'],
    description: {
      pt: 'Fazemos software de reservas para pequenos hotéis. A nossa equipa de clientes trabalha em Lisboa e no Porto, e responde em seis línguas.',
      en: 'We make booking software for small hotels. Our customer team works in Lisbon and Porto, and answers in six languages.',
    },
  },
  {
    name: 'Maison Lumen',
    country: 'FR',
    sector: 'furniture',
    size: '11-50',
    founded: 1997,
    cities: ['Lyon', 'Grenoble'],
    owner: ['Mathieu', 'Lefèvre'],
    description: {
      fr: 'Nous fabriquons des luminaires à Lyon et les vendons dans toute l’Europe. Nos commerciaux connaissent leurs clients par leur prénom.',
      it: 'Produciamo lampade a Lione e le vendiamo in tutta Europa. I nostri commerciali conoscono i clienti per nome.',
    },
  },
  {
    name: 'Ferraris & Figli',
    country: 'IT',
    sector: 'machines',
    size: '51-200',
    founded: 1949,
    cities: ['Bologna', 'Parma', 'Modena'],
    owner: ['Giulia', 'Ferraris'],
    description: {
      it: 'Da tre generazioni costruiamo macchine per il confezionamento. L’ottanta per cento va all’estero: per questo cerchiamo chi vende in tedesco, francese e spagnolo.',
      de: 'Seit drei Generationen bauen wir Verpackungsmaschinen. Achtzig Prozent gehen ins Ausland: Deshalb suchen wir Menschen, die auf Deutsch, Französisch und Spanisch verkaufen.',
    },
  },
  {
    name: 'Marea Viajes',
    country: 'ES',
    sector: 'travel',
    size: '201-1000',
    founded: 2001,
    cities: ['Barcelona', 'Palma'],
    owner: ['Carlos', 'Ibáñez'],
    description: {
      es: 'Organizamos viajes en barco por el Mediterráneo. Nuestro equipo atiende a viajeros de doce países desde Barcelona y Palma.',
      en: 'We organise boat trips on the Mediterranean. Our team looks after travellers from twelve countries, from Barcelona and Palma.',
      pt: 'Organizamos viagens de barco no Mediterrâneo. A nossa equipa atende viajantes de doze países, a partir de Barcelona e de Palma.',
    },
  },
  {
    name: 'Kestrel Payments',
    country: 'IE',
    sector: 'payments',
    size: '1001-5000',
    founded: 2010,
    cities: ['Dublin', 'Cork'],
    owner: ['Aoife', 'Byrne'],
    description: {
      en: 'We move money for 30,000 European shops. Account managers here look after one country each, in its language.',
    },
  },
];
