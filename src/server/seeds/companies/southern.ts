import type { DemoCompany } from './company.ts';

/** Companies of Spain, Italy, Portugal and Brazil. */
export const southern: readonly DemoCompany[] = [
  {
    name: 'Brisa Energía', country: 'ES', sector: 'energy', size: '201-1000', founded: 2012, cities: ['Sevilla', 'Málaga', 'Cádiz'], owner: ['Rocío', 'Navarro'],
    description: {
      es: 'Electricidad del sol andaluz y bombas de calor para 210 000 hogares. Nuestras facturas caben en una página.',
      en: 'Electricity from the Andalusian sun, and heat pumps for 210,000 homes. Our bills fit on one page.',
    },
  },
  {
    name: 'Talavera Hoteles Digital', country: 'ES', sector: 'hotel', size: '51-200', founded: 2014, cities: ['Madrid', 'Valencia', 'Palma'], owner: ['Álvaro', 'Segura'],
    description: {
      es: 'Software de reservas para hoteles familiares y casas rurales. La mitad del equipo ha trabajado en una recepción.',
      en: 'Booking software for family hotels and country houses. Half of the team has worked at a reception desk.',
      fr: 'Un logiciel de réservation pour hôtels familiaux et gîtes. La moitié de l’équipe a travaillé à la réception.',
      de: 'Buchungssoftware für Familienhotels und Landhäuser. Die Hälfte des Teams stand selbst am Empfang.',
    },
  },
  {
    name: 'Norte Maquinaria', country: 'ES', sector: 'machines', size: '201-1000', founded: 1963, cities: ['Bilbao', 'Vitoria-Gasteiz', 'Pamplona'], owner: ['Ane', 'Etxeberria'],
    description: {
      es: 'Máquinas de envasado hechas en Bizkaia y vendidas en 45 países. El servicio técnico es parte de la venta.',
      en: 'Packaging machines made in Biscay and sold in 45 countries. Service is part of the sale.',
      de: 'Verpackungsmaschinen aus der Biskaya, verkauft in 45 Länder. Der Service gehört zum Verkauf.',
      fr: 'Des machines d’emballage fabriquées en Biscaye et vendues dans 45 pays. Le service fait partie de la vente.',
    },
  },
  {
    name: 'Voz a Voz', country: 'ES', sector: 'service', size: '1001-5000', founded: 1997, cities: ['Barcelona', 'Zaragoza', 'Alicante'], owner: ['Montserrat', 'Puig'],
    description: {
      es: 'Atendemos por otros: 2300 personas, 18 idiomas y una regla, que nadie cuelgue sin saber qué va a pasar.',
      en: 'We answer for others: 2,300 people, 18 languages and one rule, that nobody hangs up without knowing what happens next.',
      it: 'Rispondiamo per altri: 2.300 persone, 18 lingue e una regola, che nessuno riagganci senza sapere che cosa succederà.',
      pt: 'Atendemos por outros: 2300 pessoas, 18 línguas e uma regra, que ninguém desligue sem saber o que vai acontecer.',
    },
  },
  {
    name: 'Gestoría Clara', country: 'ES', sector: 'accounting', size: '11-50', founded: 2016, cities: ['Granada', 'Murcia'], owner: ['Javier', 'Molina'],
    description: {
      es: 'Contabilidad en línea para autónomos, con una persona que te coge el teléfono en abril.',
      pt: 'Contabilidade online para trabalhadores independentes, com uma pessoa que atende o telefone.',
    },
  },
  {
    name: 'Alborán Ferries', country: 'ES', sector: 'travel', size: '201-1000', founded: 1985, cities: ['Almería', 'Málaga', 'Palma'], owner: ['Nadia', 'Castaño'],
    description: {
      es: 'Barcos entre la Península, Baleares y el norte de África. En verano transportamos a 30 000 personas a la semana.',
      fr: 'Des bateaux entre la Péninsule, les Baléares et l’Afrique du Nord. En été, 30 000 personnes par semaine.',
      en: 'Ships between the mainland, the Balearics and North Africa: 30,000 people a week in summer.',
    },
  },
  {
    name: 'Officine Brenta', country: 'IT', sector: 'machines', size: '201-1000', founded: 1958, cities: ['Padova', 'Vicenza', 'Verona'], owner: ['Marco', 'Zanella'],
    description: {
      it: 'Linee di confezionamento per pasta, caffè e surgelati. Progettate in Veneto, montate in cinque continenti.',
      en: 'Packaging lines for pasta, coffee and frozen food. Designed in the Veneto, installed on five continents.',
      de: 'Verpackungslinien für Pasta, Kaffee und Tiefkühlkost. Entworfen im Veneto, aufgebaut auf fünf Kontinenten.',
    },
  },
  {
    name: 'Torrefazione Sabauda', country: 'IT', sector: 'food', size: '51-200', founded: 1934, cities: ['Torino', 'Genova'], owner: ['Federica', 'Bosio'],
    description: {
      it: 'Caffè tostato a Torino dal 1934, con macchine e assistenza per uffici e ristoranti.',
      fr: 'Du café torréfié à Turin depuis 1934, avec machines et entretien pour bureaux et restaurants.',
      de: 'Kaffee, seit 1934 in Turin geröstet, mit Maschinen und Wartung für Büros und Restaurants.',
    },
  },
  {
    name: 'Navigli Studio', country: 'IT', sector: 'furniture', size: '51-200', founded: 1992, cities: ['Milano', 'Brescia', 'Bergamo'], owner: ['Alessandro', 'Colombo'],
    description: {
      it: 'Arredi e luci per uffici che si smontano, si spostano e si rimontano. Lavoriamo con 600 studi di architettura.',
      en: 'Office furniture and lights that can be taken apart, moved and put up again. We work with 600 architects.',
      es: 'Muebles y luces de oficina que se desmontan, se trasladan y se vuelven a montar. Trabajamos con 600 estudios de arquitectura.',
    },
  },
  {
    name: 'Cucito Italiano', country: 'IT', sector: 'fashion', size: '201-1000', founded: 1977, cities: ['Firenze', 'Bologna', 'Roma'], owner: ['Ginevra', 'Ricci'],
    description: {
      it: 'Abiti e scarpe fatti in Toscana, venduti online e in 400 boutique d’Europa. Li ripariamo per sempre.',
      en: 'Clothes and shoes made in Tuscany, sold online and in 400 boutiques in Europe. We repair them for ever.',
      fr: 'Vêtements et chaussures fabriqués en Toscane, vendus en ligne et dans 400 boutiques d’Europe. Nous les réparons à vie.',
      de: 'Kleidung und Schuhe aus der Toskana, online und in 400 Boutiquen in Europa. Wir reparieren sie für immer.',
      es: 'Ropa y zapatos hechos en la Toscana, vendidos en línea y en 400 tiendas de Europa. Los arreglamos para siempre.',
      pt: 'Roupa e sapatos feitos na Toscana, vendidos online e em 400 lojas da Europa. Reparamo-los para sempre.',
    },
  },
  {
    name: 'Conti Chiari', country: 'IT', sector: 'accounting', size: '51-200', founded: 2013, cities: ['Bari', 'Napoli'], owner: ['Antonio', 'Lorusso'],
    description: {
      it: 'Fatture, IVA e bilanci in un programma che parla italiano e non burocratese.',
      en: 'Invoices, VAT and accounts in a program that speaks plainly.',
    },
  },
  {
    name: 'Lampo Fibra', country: 'IT', sector: 'telecom', size: '201-1000', founded: 2008, cities: ['Roma', 'Napoli', 'Cagliari'], owner: ['Silvia', 'Melis'],
    description: {
      it: 'Fibra e telefonia per case e piccoli uffici del Centro e del Sud. Il trasloco della linea lo seguiamo noi.',
      en: 'Fibre and telephony for homes and small offices in central and southern Italy. When you move, we move the line.',
    },
  },
  {
    name: 'Tejo Pagamentos', country: 'PT', sector: 'payments', size: '201-1000', founded: 2012, cities: ['Lisboa', 'Oeiras', 'Setúbal'], owner: ['Tiago', 'Marques'],
    description: {
      pt: 'Terminais e pagamentos online para 25 000 lojas. A nossa linha de apoio atende em sete línguas.',
      en: 'Terminals and online payments for 25,000 shops. Our support line answers in seven languages.',
      fr: 'Terminaux et paiements en ligne pour 25 000 commerces. Notre assistance répond en sept langues.',
      de: 'Terminals und Online-Zahlungen für 25.000 Geschäfte. Unsere Hotline antwortet in sieben Sprachen.',
    },
  },
  {
    name: 'Ponte Atlântica', country: 'PT', sector: 'service', size: '1001-5000', founded: 2004, cities: ['Porto', 'Braga', 'Lisboa'], owner: ['Beatriz', 'Fonseca'],
    description: {
      pt: 'Apoio ao cliente para marcas europeias: 1800 pessoas de 50 países, entre o Porto e Lisboa.',
      en: 'Customer service for European brands: 1,800 people from 50 countries, between Porto and Lisbon.',
      de: 'Kundenservice für europäische Marken: 1.800 Menschen aus 50 Ländern, zwischen Porto und Lissabon.',
      fr: 'La relation client de marques européennes : 1 800 personnes de 50 pays, entre Porto et Lisbonne.',
      es: 'Atención al cliente para marcas europeas: 1800 personas de 50 países, entre Oporto y Lisboa.',
      it: 'Assistenza clienti per marchi europei: 1.800 persone di 50 Paesi, tra Porto e Lisbona.',
    },
  },
  {
    name: 'Cortiça Viva', country: 'PT', sector: 'furniture', size: '51-200', founded: 1969, cities: ['Évora', 'Aveiro'], owner: ['Duarte', 'Pimentel'],
    description: {
      pt: 'Mobiliário e iluminação de cortiça e madeira para escritórios. Nada do que fazemos se deita fora.',
      en: 'Furniture and lighting of cork and wood for offices. Nothing that we make is thrown away.',
      de: 'Büromöbel und Leuchten aus Kork und Holz. Nichts davon muss weggeworfen werden.',
    },
  },
  {
    name: 'Linha do Minho', country: 'PT', sector: 'travel', size: '11-50', founded: 2015, cities: ['Viana do Castelo', 'Porto'], owner: ['Marta', 'Esteves'],
    description: {
      pt: 'Viagens de comboio e de barco no Norte de Portugal e na Galiza, para quem não tem pressa.',
      es: 'Viajes en tren y en barco por el norte de Portugal y Galicia, para quien no tiene prisa.',
    },
  },
  {
    name: 'Ipê Sistemas', country: 'BR', sector: 'software', size: '201-1000', founded: 2010, cities: ['São Paulo', 'Campinas', 'Curitiba'], owner: ['Rafael', 'Nogueira'],
    description: {
      pt: 'Software de planejamento para construtoras do Brasil e de Portugal. A obra termina no dia combinado.',
      en: 'Planning software for building firms in Brazil and Portugal. The work ends on the day agreed.',
      es: 'Software de planificación para constructoras de Brasil y Portugal. La obra termina el día acordado.',
    },
  },
  {
    name: 'Mata Clara Alimentos', country: 'BR', sector: 'food', size: '1001-5000', founded: 1981, cities: ['Belo Horizonte', 'Vitória', 'Rio de Janeiro'], owner: ['Luciana', 'Teixeira'],
    description: {
      pt: 'Café de Minas para escritórios e restaurantes de onze países, da fazenda à xícara.',
      en: 'Coffee from Minas for offices and restaurants in eleven countries, from the farm to the cup.',
      it: 'Caffè di Minas per uffici e ristoranti di undici Paesi, dalla piantagione alla tazzina.',
    },
  },
];
