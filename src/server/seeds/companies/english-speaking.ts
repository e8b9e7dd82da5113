import type { DemoCompany } from './company.ts';

/** Companies of Ireland and the United Kingdom. */
export const englishSpeaking: readonly DemoCompany[] = [
  {
    name: 'Harbour Lane', country: 'IE', sector: 'hotel', size: '201-1000', founded: 2011, cities: ['Dublin', 'Galway'], owner: ['Niamh', 'Gallagher'],
    description: {
      en: 'Booking software for 8,000 small hotels between Donegal and Crete. Our support desk in Dublin closes when the last guest has checked in.',
      fr: 'Un logiciel de réservation pour 8 000 petits hôtels, du Donegal à la Crète. Notre support à Dublin ferme quand le dernier client a sa clé.',
      de: 'Buchungssoftware für 8.000 kleine Hotels zwischen Donegal und Kreta. Unser Support in Dublin macht Feierabend, wenn der letzte Gast eingecheckt hat.',
      it: 'Software di prenotazione per 8.000 piccoli hotel dal Donegal a Creta.',
    },
  },
  {
    name: 'Shannon Cloudworks', country: 'IE', sector: 'accounting', size: '201-1000', founded: 2007, cities: ['Cork', 'Limerick', 'Dublin'], owner: ['Cian', 'O’Sullivan'],
    description: {
      en: 'Accounting software for people who work for themselves, in nine countries and their tax laws.',
      de: 'Buchhaltungssoftware für Selbstständige, in neun Ländern und deren Steuerrecht.',
      es: 'Software de contabilidad para quien trabaja por su cuenta, en nueve países y con sus leyes fiscales.',
    },
  },
  {
    name: 'Pennine Security', country: 'GB', sector: 'security', size: '201-1000', founded: 1994, cities: ['Leeds', 'Manchester', 'Sheffield'], owner: ['Priya', 'Sharma'],
    description: {
      en: 'Alarms and access control for schools, warehouses and offices. We know every door by its number.',
      fr: 'Alarmes et contrôle d’accès pour écoles, entrepôts et bureaux. Nous connaissons chaque porte par son numéro.',
    },
  },
  {
    name: 'Thistle & Loom', country: 'GB', sector: 'fashion', size: '51-200', founded: 2005, cities: ['Edinburgh', 'Glasgow'], owner: ['Fiona', 'MacLeod'],
    description: {
      en: 'Knitwear from the Borders, sold to half of Europe by people who can explain a stitch.',
      de: 'Strickwaren aus den Scottish Borders, in halb Europa verkauft von Menschen, die eine Masche erklären können.',
      fr: 'Des tricots des Borders, vendus à la moitié de l’Europe par des gens qui savent expliquer une maille.',
      it: 'Maglieria scozzese, venduta in mezza Europa da persone che sanno spiegare un punto.',
    },
  },
  {
    name: 'Avonmouth Scientific', country: 'GB', sector: 'medical', size: '201-1000', founded: 1971, cities: ['Bristol', 'Cambridge', 'Cardiff'], owner: ['Gareth', 'Pryce'],
    description: {
      en: 'Laboratory equipment for hospitals and universities, with service engineers in twelve countries.',
      es: 'Equipos de laboratorio para hospitales y universidades, con servicio técnico en doce países.',
      pt: 'Equipamento de laboratório para hospitais e universidades, com assistência técnica em doze países.',
    },
  },
  {
    name: 'Meridian Voice', country: 'GB', sector: 'service', size: '5000+', founded: 1991, cities: ['London', 'Birmingham', 'Belfast', 'Newcastle upon Tyne'], owner: ['Olufemi', 'Adeyemi'],
    description: {
      en: 'Customer service in 26 languages for airlines, energy suppliers and retailers. One in five of our managers began on the phone here.',
      es: 'Atención al cliente en 26 idiomas para aerolíneas, energéticas y comercios. Una de cada cinco personas que dirigen empezó aquí, al teléfono.',
      fr: 'La relation client en 26 langues pour compagnies aériennes, énergéticiens et enseignes. Un responsable sur cinq a débuté ici, au téléphone.',
      de: 'Kundenservice in 26 Sprachen für Fluglinien, Energieversorger und Händler. Jede fünfte Führungskraft hat hier am Telefon begonnen.',
      it: 'Assistenza clienti in 26 lingue per compagnie aeree, fornitori di energia e negozi. Un responsabile su cinque ha cominciato qui, al telefono.',
      pt: 'Apoio ao cliente em 26 línguas para companhias aéreas, empresas de energia e retalho. Um em cada cinco responsáveis começou aqui, ao telefone.',
    },
  },
];
