import { afterAll, beforeAll, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';

import { searchJobs } from './search.ts';

// Queries, and which of these jobs they must find; they must find no others.

let app: TestApp;
const nameOf = new Map<string, string>();

type Texts = Partial<Record<Locale, [title: string, description: string]>>;
const jobs: Record<string, [Texts, Partial<JobInput>]> = {
  advisor: [
    {
      de: ['Kundenberater (m/w/d)', '<p>Sie beraten unsere Kunden am Telefon und lösen Beschwerden.</p>'],
      en: ['Customer Advisor', '<p>You advise our customers by phone and solve complaints.</p>'],
    },
    {
      category: 'customer_service',
      city: 'München',
      country: 'DE',
      languages: [{ language: 'de', level: 'C1', required: true }],
    },
  ],
  reseller: [
    {
      fr: [
        'Commercial sédentaire',
        '<p>Vous développez les ventes auprès des entreprises, à l’aide d’un réseau d’agences.</p>',
      ],
    },
    { city: 'Lyon', country: 'FR', skills: ['Prospection téléphonique'] },
  ],
  agent: [
    {
      es: [
        'Agente de atención al cliente',
        '<p>Atenderás llamadas de clientes españoles y gestionarás devoluciones.</p>',
      ],
      pt: ['Assistente de apoio ao cliente', '<p>Atende chamadas de clientes e trata de devoluções.</p>'],
    },
    { category: 'customer_service', city: 'Málaga', country: 'ES' },
  ],
  lead: [
    { it: ['Responsabile vendite', '<p>Gestirai i venditori della nostra società e la qualità delle trattative.</p>'] },
    { city: 'Milano', country: 'IT' },
  ],
  accounts: [
    {
      pt: [
        'Gestor de contas',
        '<p>Acompanha as contas dos nossos parceiros e negoceia condições com distribuidores.</p>',
      ],
    },
    { category: 'account_management', city: 'Lisboa', country: 'PT' },
  ],
  executive: [
    { en: ['Account Executive', '<p>You negotiate contracts and close deals with companies in Scandinavia.</p>'] },
    { city: 'Dublin', country: 'IE', skills: ['Salesforce'] },
  ],
  field: [
    {
      de: [
        'Vertriebsmitarbeiter im Außendienst',
        '<p>Sie verkaufen Kaffeemaschinen an große Hotels und führen Key-Account-Gespräche.</p>',
      ],
    },
    { city: 'Düsseldorf', country: 'DE' },
  ],
  shop: [
    { de: ['Verkäufer/in in Teilzeit', '<p>Im Geschäft zeigen Sie Schuhe; Provision gibt es monatlich.</p>'] },
    { city: 'Köln', country: 'DE' },
  ],
  insurance: [
    {
      fr: [
        'Conseiller·ère clientèle (H/F)',
        '<p>Vous répondez aux réclamations des assurés et résiliez des contrats d’assurance.</p>',
      ],
    },
    { category: 'customer_service', city: 'Liège', country: 'BE' },
  ],
  success: [
    {
      en: ['Customer Success Manager', '<p>You onboard subscribers and renew their subscriptions.</p>'],
      fr: ['Responsable de la réussite client', '<p>Vous accueillez les abonnés et renouvelez leurs abonnements.</p>'],
    },
    {
      category: 'account_management',
      city: 'Zürich',
      country: 'CH',
      languages: [{ language: 'fr', level: 'B2', required: true }],
    },
  ],
  caller: [
    { es: ['Teleoperador/a con inglés', '<p>Venderás seguros por teléfono a pequeñas empresas.</p>'] },
    {
      category: 'sales',
      city: 'Sevilla',
      country: 'ES',
      languages: [{ language: 'en', level: 'B2', required: true }],
    },
  ],
  accountant: [
    { en: ['Accountant', '<p>You keep the books and file taxes.</p>'] },
    { category: 'account_management', city: 'Cork', country: 'IE' },
  ],
  technician: [
    { it: ['Tecnico di assistenza', '<p>Ripari le caldaie e parli con gli utenti più esigenti.</p>'] },
    { category: 'customer_service', city: 'Forlì', country: 'IT' },
  ],
  broker: [
    { pt: ['Corretora de imóveis', '<p>Vende habitações e escritórios; comissão sobre cada negócio.</p>'] },
    { city: 'São João da Madeira', country: 'PT' },
  ],
};

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  for (const [name, [texts, input]] of Object.entries(jobs)) {
    const translations = Object.fromEntries(
      Object.entries(texts).map(([locale, [title, description]]) => [locale, { title, description, requirements: '' }]),
    );
    const [primaryLocale = 'en'] = Object.keys(texts) as Locale[];
    const { id } = await createActive(app, employer, { primaryLocale, translations, skills: [], ...input });
    nameOf.set(id, name);
  }
});
afterAll(() => app.close());

test.each<[locale: Locale, q: string, ...found: string[]]>([
  // As written, and inflected.
  ['en', 'account executive', 'executive'],
  ['en', 'accounts executives', 'executive'],
  ['en', 'negotiating contracts', 'executive'],
  ['en', 'contract negotiation', 'executive'],
  ['en', 'closing deal', 'executive'],
  ['en', 'companies', 'executive'],
  ['en', 'company', 'executive'],
  ['en', 'advisors', 'advisor'],
  ['en', 'customers', 'advisor', 'success'],
  ['en', 'complaint', 'advisor', 'insurance'],
  ['en', 'subscription renewal', 'success'],
  ['en', 'renewing subscriptions', 'success'],
  ['es', 'agentes', 'agent'],
  ['es', 'clientes', 'agent', 'success'],
  ['es', 'gestionar devolución', 'agent'],
  ['es', 'vender seguro', 'caller'],
  ['es', 'pequeña empresa', 'caller'],
  ['es', 'llamada', 'agent'],
  ['fr', 'commerciaux', 'executive', 'field', 'reseller', 'shop', 'broker', 'lead', 'caller'],
  ['fr', 'vente', 'executive', 'field', 'reseller', 'shop', 'broker', 'lead', 'caller'],
  ['fr', 'développer entreprise', 'reseller'],
  ['fr', 'résilier un contrat', 'insurance'],
  ['fr', 'réclamation', 'insurance', 'advisor'],
  ['fr', 'agence', 'reseller'],
  ['fr', 'abonnement', 'success'],
  ['de', 'Kunde', 'advisor'],
  ['de', 'Beschwerde lösen', 'advisor', 'insurance'],
  ['de', 'verkaufe Kaffeemaschine', 'field'],
  ['de', 'Hotel', 'field'],
  ['de', 'Schuh', 'shop'],
  ['it', 'venditore', 'executive', 'field', 'reseller', 'shop'],
  ['it', 'vendita', 'executive', 'field', 'reseller', 'shop', 'broker', 'lead', 'caller'],
  ['it', 'trattativa', 'lead'],
  ['it', 'caldaia', 'technician'],
  ['it', 'utente esigente', 'technician'],
  ['pt', 'conta', 'accounts'],
  ['pt', 'negociar condição', 'accounts'],
  ['pt', 'distribuidor', 'accounts'],
  ['pt', 'habitação', 'broker'],
  ['pt', 'imóveis', 'broker'],
  ['pt', 'devolucao', 'agent'],
  // With and without accents, in upper and lower case.
  ['es', 'atencion', 'agent'],
  ['es', 'TELÉFONO', 'caller', 'advisor'],
  ['es', 'telefono inglés', 'caller'],
  ['es', 'malaga', 'agent'],
  ['fr', 'sedentaire', 'reseller'],
  ['fr', 'liege', 'insurance'],
  ['fr', 'réseau', 'reseller'],
  ['fr', 'reseau d’agences', 'reseller'],
  ['de', 'munchen', 'advisor'],
  ['de', 'Aussendienst', 'field'],
  ['de', 'verkaufer', 'shop', 'field', 'executive', 'reseller'],
  ['de', 'grosse Hotels', 'field'],
  ['it', 'qualita', 'lead'],
  ['it', 'societá', 'lead'],
  ['it', 'forli', 'technician'],
  ['pt', 'condicoes', 'accounts'],
  ['pt', 'sao joao', 'broker'],
  ['en', 'zurich', 'success'],
  // Misspelled.
  ['en', 'acount executive', 'executive'],
  ['en', 'custommer advisor', 'advisor', 'agent', 'insurance'],
  ['en', 'salesforse', 'executive'],
  ['es', 'ajente', 'agent'],
  ['es', 'agemte', 'agent'],
  ['es', 'teleoprador', 'caller'],
  ['es', 'sevila', 'caller'],
  ['fr', 'comercial', 'executive', 'field', 'reseller', 'shop', 'broker', 'lead', 'caller'],
  ['fr', 'conseller', 'insurance'],
  ['de', 'Kundenberatr', 'advisor', 'agent', 'insurance'],
  ['de', 'Dusseldrof', 'field'],
  ['de', 'Provison', 'shop'],
  ['fr', 'responsable', 'success', 'lead'],
  ['it', 'caldaje', 'technician'],
  ['pt', 'gestr de contas', 'accounts'],
  ['pt', 'escritorrios', 'broker'],
  ['pt', 'qwrtzuiop'],
  // A word of one language also finds its equivalent in the others, whatever the reader's language.
  ['en', 'Kundenberater', 'advisor', 'agent', 'insurance'],
  ['de', 'customer advisor', 'advisor', 'agent', 'insurance'],
  ['de', 'réussite client', 'success'],
  ['it', 'apoio ao cliente', 'advisor', 'agent', 'insurance', 'technician'],
  ['fr', 'devolución', 'agent'],
  ['es', 'devoluções', 'agent'],
  ['pt', 'subscribers', 'success'],
  // Job requirements and places, in any language.
  ['it', 'tedesco', 'advisor'],
  ['pt', 'francês', 'success'],
  ['en', 'german telephone'],
  ['fr', 'Suisse', 'success'],
  ['es', 'Alemania', 'advisor', 'field', 'shop'],
  ['de', 'Irland', 'executive', 'accountant'],
  // As one word, with a hyphen, a slash or a dot.
  ['de', 'Key Account', 'field'],
  ['de', 'key-account-gespräch', 'field'],
  ['en', 'account-executive', 'executive'],
  ['de', 'Verkäuferin', 'shop', 'field', 'executive', 'reseller'],
  ['de', 'Verkäufer:in', 'shop', 'field', 'executive', 'reseller'],
  ['es', 'teleoperadora', 'caller'],
  ['fr', 'conseillère', 'insurance'],
  ['fr', 'conseiller clientèle', 'advisor', 'agent', 'insurance'],
  ['de', 'Vertriebsmitarbeiter', 'field', 'executive', 'reseller'],
  ['de', 'Kunden Berater', 'advisor', 'agent', 'insurance'],
  ['de', 'Verkäufergespräch'],
  // Similar spellings with different meanings. To the English stemmer, an accountant is one for accounts.
  ['en', 'account', 'executive', 'field', 'accountant'],
  ['en', 'counter'],
  ['de', 'Kaffee'],
  ['fr', 'vendredi'],
  ['en', 'nurse'],
  ['de', 'Krankenpfleger'],
])('in %s, "%s" finds %s %s %s', async (locale, q, ...found) => {
  const result = await searchJobs({ ...app.searchCtx(), locale }, { q });
  const read = JSON.stringify([result.didYouMean, result.understood]);
  const matching = result.jobs.slice(0, result.matching);
  expect(new Set(matching.map(({ id }) => nameOf.get(id))), read).toEqual(new Set(found));
});
