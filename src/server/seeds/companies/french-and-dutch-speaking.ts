import type { DemoCompany } from './company.ts';

/** Companies of France, Belgium and the Netherlands. */
export const frenchAndDutchSpeaking: readonly DemoCompany[] = [
  {
    name: 'Voltaé', country: 'FR', sector: 'energy', size: '201-1000', founded: 2013, cities: ['Nantes', 'Rennes', 'Angers'], owner: ['Élodie', 'Guérin'],
    description: {
      fr: 'De l’électricité verte produite dans l’Ouest et des pompes à chaleur posées par nos équipes. 140 000 foyers nous ont choisis.',
      en: 'Green electricity made in the west of France, and heat pumps fitted by our own teams. 140,000 homes have chosen us.',
    },
  },
  {
    name: 'Comptoir du Midi', country: 'FR', sector: 'food', size: '51-200', founded: 1988, cities: ['Marseille', 'Aix-en-Provence', 'Toulon'], owner: ['Karim', 'Benali'],
    description: {
      fr: 'Cafés, thés et machines pour 4 000 restaurants et bureaux, de Perpignan à Menton.',
      it: 'Caffè, tè e macchine per 4.000 ristoranti e uffici, da Perpignano a Mentone.',
      es: 'Cafés, tés y máquinas para 4000 restaurantes y oficinas, de Perpiñán a Menton.',
    },
  },
  {
    name: 'Clairline Paiements', country: 'FR', sector: 'payments', size: '201-1000', founded: 2010, cities: ['Paris', 'Lille'], owner: ['Sophie', 'Nguyen'],
    description: {
      fr: 'Des terminaux et des paiements en ligne pour ceux qui tiennent boutique. Une question ? Une personne répond, pas un menu.',
      en: 'Terminals and online payments for people who keep a shop. A question? A person answers, not a menu.',
      de: 'Terminals und Online-Zahlungen für alle, die einen Laden führen. Eine Frage? Ein Mensch antwortet, kein Menü.',
      es: 'Terminales y pagos en línea para quienes tienen una tienda. ¿Una pregunta? Responde una persona, no un menú.',
    },
  },
  {
    name: 'Atelier Garonne', country: 'FR', sector: 'fashion', size: '51-200', founded: 2008, cities: ['Bordeaux', 'Toulouse'], owner: ['Margaux', 'Laborde'],
    description: {
      fr: 'Chaussures et sacs cousus dans le Sud-Ouest, ressemelés et recousus à vie.',
      en: 'Shoes and bags sewn in the south-west of France, resoled and restitched for life.',
      de: 'Schuhe und Taschen aus dem Südwesten Frankreichs, ein Leben lang neu besohlt und genäht.',
    },
  },
  {
    name: 'Rivage Formation', country: 'FR', sector: 'learning', size: '11-50', founded: 2001, cities: ['Montpellier', 'Nice'], owner: ['Thierry', 'Vasseur'],
    description: {
      fr: 'Cours de langues pour les entreprises du Sud : petits groupes, vrais professeurs, progrès mesurés.',
      es: 'Cursos de idiomas para las empresas del sur de Francia: grupos pequeños, profesores de verdad, progresos medidos.',
    },
  },
  {
    name: 'Transalliance Fret', country: 'FR', sector: 'logistics', size: '1001-5000', founded: 1979, cities: ['Strasbourg', 'Metz', 'Mulhouse', 'Dijon'], owner: ['Nathalie', 'Keller'],
    description: {
      fr: 'Du fret routier et ferroviaire entre quatorze pays. Nos bureaux de Strasbourg parlent autant allemand que français.',
      de: 'Fracht auf Straße und Schiene zwischen vierzehn Ländern. In unserem Straßburger Büro wird so viel Deutsch wie Französisch gesprochen.',
      en: 'Freight by road and rail between fourteen countries. Our Strasbourg office speaks as much German as French.',
    },
  },
  {
    name: 'Escaut Télécom', country: 'BE', sector: 'telecom', size: '201-1000', founded: 2002, cities: ['Bruxelles', 'Mons', 'Liège'], owner: ['Julien', 'Dubois'],
    description: {
      fr: 'Fibre et mobile pour 300 000 foyers belges, en français, en néerlandais et en allemand.',
      en: 'Fibre and mobile for 300,000 Belgian homes, in French, Dutch and German.',
      de: 'Glasfaser und Mobilfunk für 300.000 belgische Haushalte, auf Französisch, Niederländisch und Deutsch.',
    },
  },
  {
    name: 'Kasteel Software', country: 'BE', sector: 'software', size: '51-200', founded: 2015, cities: ['Gent', 'Antwerpen'], owner: ['Lotte', 'Vermeulen'],
    description: {
      en: 'Planning software for building firms in Flanders and beyond. We visit every customer once a year, boots on.',
      fr: 'Un logiciel de planification pour le bâtiment, en Flandre et ailleurs. Nous rendons visite à chaque client une fois par an, en bottes.',
    },
  },
  {
    name: 'Maison Namur', country: 'BE', sector: 'hotel', size: '11-50', founded: 2018, cities: ['Namur', 'Liège'], owner: ['Amandine', 'Lejeune'],
    description: {
      fr: 'Un logiciel de réservation pour les chambres d’hôtes et les petits hôtels d’Ardenne.',
      en: 'Booking software for guest houses and small hotels in the Ardennes.',
      de: 'Buchungssoftware für Gästezimmer und kleine Hotels in den Ardennen.',
    },
  },
  {
    name: 'Zuiderpoort Services', country: 'BE', sector: 'service', size: '1001-5000', founded: 1995, cities: ['Bruxelles', 'Antwerpen', 'Charleroi'], owner: ['Pieter', 'Claes'],
    description: {
      en: 'We answer for airlines, energy suppliers and shops, in eleven languages and three cities.',
      fr: 'Nous répondons pour des compagnies aériennes, des énergéticiens et des boutiques, en onze langues et trois villes.',
      es: 'Respondemos por aerolíneas, energéticas y tiendas, en once idiomas y tres ciudades.',
      pt: 'Respondemos por companhias aéreas, empresas de energia e lojas, em onze línguas e três cidades.',
    },
  },
  {
    name: 'Grachten Learning', country: 'NL', sector: 'learning', size: '51-200', founded: 2009, cities: ['Amsterdam', 'Utrecht'], owner: ['Sanne', 'de Vries'],
    description: {
      en: 'Online language courses with live teachers, for 900 companies in Europe.',
      de: 'Online-Sprachkurse mit echten Lehrkräften, für 900 Unternehmen in Europa.',
      fr: 'Des cours de langues en ligne avec de vrais professeurs, pour 900 entreprises d’Europe.',
    },
  },
  {
    name: 'Maasport Logistics', country: 'NL', sector: 'logistics', size: '1001-5000', founded: 1968, cities: ['Rotterdam', 'Tilburg', 'Breda'], owner: ['Bram', 'Jansen'],
    description: {
      en: 'Containers, pallets and parcels from the port of Rotterdam to the last village. Seven languages at the planning desk.',
      de: 'Container, Paletten und Pakete vom Rotterdamer Hafen bis ins letzte Dorf. Sieben Sprachen in der Disposition.',
    },
  },
  {
    name: 'Tulp & Terra', country: 'NL', sector: 'payments', size: '201-1000', founded: 2011, cities: ['Eindhoven', 'Den Haag', 'Amsterdam'], owner: ['Yasmina', 'El Amrani'],
    description: {
      en: 'Payments for markets, garden centres and online shops. Settled the next day, explained in six languages.',
      de: 'Zahlungen für Märkte, Gartencenter und Onlineshops. Am nächsten Tag auf dem Konto, in sechs Sprachen erklärt.',
      es: 'Pagos para mercados, viveros y tiendas en línea. Abonados al día siguiente, explicados en seis idiomas.',
      fr: 'Des paiements pour les marchés, les jardineries et les boutiques en ligne. Versés le lendemain, expliqués en six langues.',
      it: 'Pagamenti per mercati, vivai e negozi online. Accreditati il giorno dopo, spiegati in sei lingue.',
      pt: 'Pagamentos para mercados, viveiros e lojas online. Creditados no dia seguinte, explicados em seis línguas.',
    },
  },
];
