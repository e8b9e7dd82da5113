import type { z } from 'zod';

import type { companyInput } from '#contract/companies.ts';

import { employer, type DemoPerson } from './demo-people.ts';

type DemoCompany = Partial<z.infer<typeof companyInput>> & { name: string };

const owner = (email: string, firstName: string, lastName: string, locale: DemoPerson['locale'], country: string, city: string): DemoPerson => ({
  email,
  locale,
  profile: { firstName, lastName, country, city, jobTitle: 'Recruiting' },
});

/** The companies of the demo world, each with the person who created it. */
export const companies: [owner: DemoPerson, company: DemoCompany][] = [
  [
    employer,
    {
      name: 'Nordlicht Kundenservice',
      website: 'https://nordlicht.demo.example',
      industry: 'Customer service',
      size: '201-1000',
      country: 'DE',
      description: {
        en: 'We answer for others: 400 people who speak 14 languages look after the customers of energy suppliers, airlines and online shops. Our service centre is in Hamburg; half of us work from home.',
        de: 'Wir antworten für andere: 400 Menschen, die 14 Sprachen sprechen, betreuen die Kundinnen und Kunden von Energieversorgern, Fluglinien und Onlineshops. Unser Servicecenter ist in Hamburg; die Hälfte von uns arbeitet von zu Hause.',
        fr: 'Nous répondons pour d’autres : 400 personnes parlant 14 langues s’occupent des clients de fournisseurs d’énergie, de compagnies aériennes et de boutiques en ligne. Notre centre est à Hambourg ; la moitié d’entre nous travaille à domicile.',
      },
    },
  ],
  [
    owner('ines@demo.example', 'Inês', 'Carvalho', 'pt', 'PT', 'Lisboa'),
    {
      name: 'Azulejo Software',
      website: 'https://azulejo.demo.example',
      industry: 'Software',
      size: '51-200',
      country: 'PT',
      description: {
        pt: 'Fazemos software de reservas para pequenos hotéis. A nossa equipa de clientes trabalha em Lisboa e no Porto, e responde em seis línguas.',
        en: 'We make booking software for small hotels. Our customer team works in Lisbon and Porto, and answers in six languages.',
      },
    },
  ],
  [
    owner('mathieu@demo.example', 'Mathieu', 'Lefèvre', 'fr', 'FR', 'Lyon'),
    {
      name: 'Maison Lumen',
      website: 'https://lumen.demo.example',
      industry: 'Lighting',
      size: '11-50',
      country: 'FR',
      description: {
        fr: 'Nous fabriquons des luminaires à Lyon et les vendons dans toute l’Europe. Nos commerciaux connaissent leurs clients par leur prénom.',
        it: 'Produciamo lampade a Lione e le vendiamo in tutta Europa. I nostri commerciali conoscono i clienti per nome.',
      },
    },
  ],
  [
    owner('giulia@demo.example', 'Giulia', 'Ferraris', 'it', 'IT', 'Bologna'),
    {
      name: 'Ferraris & Figli',
      industry: 'Packaging machines',
      size: '51-200',
      country: 'IT',
      description: {
        it: 'Da tre generazioni costruiamo macchine per il confezionamento. L’ottanta per cento va all’estero: per questo cerchiamo chi vende in tedesco, francese e spagnolo.',
        de: 'Seit drei Generationen bauen wir Verpackungsmaschinen. Achtzig Prozent gehen ins Ausland: Deshalb suchen wir Menschen, die auf Deutsch, Französisch und Spanisch verkaufen.',
      },
    },
  ],
  [
    owner('carlos@demo.example', 'Carlos', 'Ibáñez', 'es', 'ES', 'Barcelona'),
    {
      name: 'Marea Viajes',
      website: 'https://marea.demo.example',
      industry: 'Travel',
      size: '201-1000',
      country: 'ES',
      description: {
        es: 'Organizamos viajes en barco por el Mediterráneo. Nuestro equipo atiende a viajeros de doce países desde Barcelona y Palma.',
        en: 'We organise boat trips on the Mediterranean. Our team looks after travellers from twelve countries, from Barcelona and Palma.',
        pt: 'Organizamos viagens de barco no Mediterrâneo. A nossa equipa atende viajantes de doze países, a partir de Barcelona e de Palma.',
      },
    },
  ],
  [
    owner('aoife@demo.example', 'Aoife', 'Byrne', 'en', 'IE', 'Dublin'),
    {
      name: 'Kestrel Payments',
      website: 'https://kestrel.demo.example',
      industry: 'Payments',
      size: '1001-5000',
      country: 'IE',
      description: {
        en: 'We move money for 30,000 European shops. Account managers here look after one country each, in its language.',
      },
    },
  ],
];
