import type { DemoCompany } from './company.ts';

/** Companies of Germany, Austria and Switzerland. */
export const germanSpeaking: readonly DemoCompany[] = [
  {
    name: 'Hafenstrom', country: 'DE', sector: 'energy', size: '201-1000', founded: 2009, cities: ['Hamburg', 'Kiel', 'Rostock'], owner: ['Katrin', 'Petersen'],
    description: {
      de: 'Ökostrom aus Wind und Wasser, dazu Wärmepumpen mit Einbau und Wartung. 180.000 Haushalte im Norden vertrauen uns ihren Anschluss an.',
      en: 'Green electricity from wind and water, and heat pumps with installation and servicing. 180,000 households in the north rely on us.',
    },
  },
  {
    name: 'Isartal Software', country: 'DE', sector: 'software', size: '51-200', founded: 2014, cities: ['München', 'Augsburg', 'Regensburg'], owner: ['Florian', 'Huber'],
    description: {
      de: 'Unsere Planungssoftware bringt Baustellen aufs Telefon. 3.000 Handwerksbetriebe planen damit ihre Woche, viele zum ersten Mal ohne Papier.',
      en: 'Our planning software puts building sites on a phone. 3,000 firms plan their week with it, many of them without paper for the first time.',
      it: 'Il nostro software porta il cantiere sul telefono: 3.000 imprese ci pianificano la settimana, molte per la prima volta senza carta.',
    },
  },
  {
    name: 'Rheinpaket', country: 'DE', sector: 'logistics', size: '1001-5000', founded: 1987, cities: ['Köln', 'Düsseldorf', 'Duisburg', 'Mannheim'], owner: ['Meryem', 'Yıldız'],
    description: {
      de: 'Wir fahren Pakete und Paletten zwischen Rhein, Rhône und Po. 1.900 Menschen sorgen dafür, dass sie heil ankommen.',
      en: 'We carry parcels and pallets between Rhine, Rhône and Po. 1,900 people see to it that they arrive in one piece.',
      fr: 'Nous transportons colis et palettes entre le Rhin, le Rhône et le Pô. 1 900 personnes veillent à ce qu’ils arrivent intacts.',
      it: 'Trasportiamo pacchi e pallet tra Reno, Rodano e Po. 1.900 persone fanno in modo che arrivino intatti.',
    },
  },
  {
    name: 'Kontor Neun', country: 'DE', sector: 'accounting', size: '51-200', founded: 2011, cities: ['Berlin', 'Potsdam'], owner: ['Tobias', 'Lehmann'],
    description: {
      de: 'Buchhaltung für Selbstständige, die lieber ihre Arbeit machen als ihre Belege. 90.000 nutzen uns, und 40 von uns beantworten ihre Fragen.',
      en: 'Bookkeeping for freelancers who would rather do their work than their receipts. 90,000 use us, and 40 of us answer their questions.',
    },
  },
  {
    name: 'Sonnborn Medizintechnik', country: 'DE', sector: 'medical', size: '201-1000', founded: 1952, cities: ['Erfurt', 'Leipzig', 'Dresden'], owner: ['Ulrike', 'Brandt'],
    description: {
      de: 'Zentrifugen, Kühlgeräte und Mikroskope, gebaut in Thüringen und verkauft in 60 Länder. Auf ein Gerät kommen bei uns drei Menschen, die es erklären können.',
      en: 'Centrifuges, coolers and microscopes, built in Thuringia and sold to 60 countries.',
      es: 'Centrífugas, refrigeradores y microscopios fabricados en Turingia y vendidos en 60 países.',
      fr: 'Centrifugeuses, réfrigérateurs et microscopes, construits en Thuringe et vendus dans 60 pays.',
      it: 'Centrifughe, frigoriferi e microscopi costruiti in Turingia e venduti in 60 Paesi.',
      pt: 'Centrifugadoras, frigoríficos e microscópios fabricados na Turíngia e vendidos em 60 países.',
    },
  },
  {
    name: 'Lindenhof Möbel', country: 'DE', sector: 'furniture', size: '201-1000', founded: 1931, cities: ['Bielefeld', 'Hannover', 'Münster'], owner: ['Hendrik', 'Schulte'],
    description: {
      de: 'Büromöbel aus Ostwestfalen, in der vierten Generation. Was wir verkaufen, kann man reparieren.',
      en: 'Office furniture from Westphalia, in the fourth generation. What we sell can be repaired.',
      fr: 'Du mobilier de bureau de Westphalie, à la quatrième génération. Ce que nous vendons se répare.',
    },
  },
  {
    name: 'Wortwerk Akademie', country: 'DE', sector: 'learning', size: '51-200', founded: 2003, cities: ['Frankfurt am Main', 'Mainz', 'Wiesbaden'], owner: ['Anja', 'Kowalski'],
    description: {
      de: 'Sprachkurse für Unternehmen, in 22 Sprachen und immer mit einem Menschen am anderen Ende.',
      en: 'Language courses for companies, in 22 languages and always with a person at the other end.',
      es: 'Cursos de idiomas para empresas, en 22 lenguas y siempre con una persona al otro lado.',
    },
  },
  {
    name: 'Klarsicht Alarm', country: 'DE', sector: 'security', size: '11-50', founded: 2016, cities: ['Stuttgart', 'Ulm'], owner: ['Daniel', 'Özdemir'],
    description: {
      de: 'Alarmanlagen und Zutrittskontrolle für Büros und Schulen in Baden-Württemberg. Nachts sind wir wach.',
      en: 'Alarm systems and access control for offices and schools in the south-west of Germany. We are awake at night.',
    },
  },
  {
    name: 'Fadenlauf', country: 'DE', sector: 'fashion', size: '51-200', founded: 2012, cities: ['Leipzig', 'Berlin'], owner: ['Mira', 'Sommer'],
    description: {
      de: 'Kleidung, die man flicken lassen kann: Wir nehmen jedes Stück zurück und reparieren es, auch nach zehn Jahren.',
      en: 'Clothes that can be mended: we take every piece back and repair it, even after ten years.',
      pt: 'Roupa que se pode remendar: aceitamos de volta todas as peças e reparamo-las, mesmo passados dez anos.',
    },
  },
  {
    name: 'Donaublick Reisen', country: 'AT', sector: 'travel', size: '51-200', founded: 1998, cities: ['Wien', 'Linz'], owner: ['Johanna', 'Gruber'],
    description: {
      de: 'Mit Nachtzug und Fähre durch Europa: Wir buchen Reisen, bei denen der Weg dazugehört.',
      en: 'By night train and ferry through Europe: we book journeys on which the way is part of it.',
      it: 'In treno notturno e traghetto per l’Europa: viaggi di cui fa parte anche la strada.',
      fr: 'En train de nuit et en ferry à travers l’Europe : des voyages dont le trajet fait partie.',
    },
  },
  {
    name: 'Murhof Kaffee', country: 'AT', sector: 'food', size: '51-200', founded: 1974, cities: ['Graz', 'Klagenfurt'], owner: ['Stefan', 'Reiter'],
    description: {
      de: 'Kaffee für Büros und Gasthäuser, geröstet in Graz. Die Maschine kommt mit, und der Techniker auch.',
      en: 'Coffee for offices and inns, roasted in Graz. The machine comes with it, and so does the technician.',
      it: 'Caffè per uffici e locande, tostato a Graz. Insieme arrivano la macchina e il tecnico.',
    },
  },
  {
    name: 'Salzkontor', country: 'AT', sector: 'hotel', size: '11-50', founded: 2017, cities: ['Salzburg', 'Innsbruck'], owner: ['Verena', 'Moser'],
    description: {
      de: 'Buchungssoftware für kleine Häuser in den Alpen, die keinen Empfang rund um die Uhr haben.',
      en: 'Booking software for small houses in the Alps that have no reception around the clock.',
    },
  },
  {
    name: 'Wiener Verpackungswerke', country: 'AT', sector: 'machines', size: '201-1000', founded: 1921, cities: ['Wien', 'St. Pölten', 'Wels'], owner: ['Michael', 'Pichler'],
    description: {
      de: 'Maschinen, die Brot, Käse und Medikamente verpacken. Neun von zehn gehen ins Ausland.',
      en: 'Machines that pack bread, cheese and medicines. Nine out of ten go abroad.',
      es: 'Máquinas que envasan pan, queso y medicamentos. Nueve de cada diez se exportan.',
    },
  },
  {
    name: 'Limmat Zahlungen', country: 'CH', sector: 'payments', size: '201-1000', founded: 2006, cities: ['Zürich', 'Winterthur', 'Basel'], owner: ['Reto', 'Ammann'],
    description: {
      de: 'Kartenzahlung für Läden, Märkte und Bergbeizen. Unser Support spricht alle Landessprachen, drei davon fliessend.',
      en: 'Card payments for shops, markets and mountain huts. Our support speaks all the languages of the country, three of them fluently.',
      fr: 'Le paiement par carte pour les commerces, les marchés et les buvettes d’alpage. Notre support parle toutes les langues du pays, dont trois couramment.',
      it: 'Pagamenti con carta per negozi, mercati e rifugi. Il nostro supporto parla tutte le lingue del Paese, tre correntemente.',
    },
  },
  {
    name: 'Lac & Fils', country: 'CH', sector: 'furniture', size: '11-50', founded: 1946, cities: ['Lausanne', 'Genève'], owner: ['Camille', 'Rochat'],
    description: {
      fr: 'Luminaires et bureaux pour des lieux où l’on travaille vraiment. Trois générations, un atelier, une seule adresse.',
      de: 'Leuchten und Schreibtische für Orte, an denen wirklich gearbeitet wird. Drei Generationen, eine Werkstatt, eine Adresse.',
    },
  },
  {
    name: 'Alpensignal', country: 'CH', sector: 'telecom', size: '1001-5000', founded: 1999, cities: ['Bern', 'Biel/Bienne', 'Fribourg', 'Lugano'], owner: ['Seraina', 'Caduff'],
    description: {
      de: 'Glasfaser und Mobilfunk bis ins letzte Tal. Wer anruft, wählt die Sprache und wartet im Schnitt 48 Sekunden.',
      fr: 'La fibre et le mobile jusqu’à la dernière vallée. Qui appelle choisit sa langue et attend 48 secondes en moyenne.',
      it: 'Fibra e telefonia mobile fino all’ultima valle. Chi chiama sceglie la lingua e attende in media 48 secondi.',
      en: 'Fibre and mobile up to the last valley. Whoever calls chooses the language and waits 48 seconds on average.',
    },
  },
  {
    name: 'Ticino Laboratori', country: 'CH', sector: 'medical', size: '51-200', founded: 1983, cities: ['Lugano'], owner: ['Elisa', 'Bernasconi'],
    description: {
      it: 'Strumenti da laboratorio per ospedali e istituti di ricerca su entrambi i lati delle Alpi.',
      de: 'Laborgeräte für Spitäler und Forschungsinstitute auf beiden Seiten der Alpen.',
      fr: 'Des instruments de laboratoire pour les hôpitaux et les instituts de recherche des deux côtés des Alpes.',
    },
  },
];
