import type { Locale } from '#contract/locales.ts';

import type { Random } from './random.ts';
import { exonyms } from './texts/exonyms.ts';
import { wordsIn } from './texts/six.ts';

/** A city under its local name. */
export interface Place {
  city: string;
  country: string;
}

/** `weight` is the country's share of jobs here; cities are ordered by size. */
interface Country {
  weight: number;
  languages: readonly [language: string, weight: number][];
  cities: readonly string[];
}

const country = (weight: number, languages: string, cities: string): Country => ({
  weight,
  languages: languages.split(' ').map((pair): [string, number] => {
    const [language = '', share] = pair.split(':');
    return [language, Number(share ?? 1)];
  }),
  cities: cities.split(', '),
});

export const countries = new Map<string, Country>([
  [
    'DE',
    country(
      18,
      'de',
      'Berlin, Hamburg, München, Köln, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Mannheim, Karlsruhe, Augsburg, Wiesbaden, Braunschweig, Kiel, Chemnitz, Aachen, Magdeburg, Freiburg im Breisgau, Lübeck, Mainz, Erfurt, Rostock, Kassel, Saarbrücken, Potsdam, Heidelberg, Regensburg, Ulm',
    ),
  ],
  [
    'FR',
    country(
      13,
      'fr',
      'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Le Havre, Grenoble, Dijon, Angers, Nîmes, Villeurbanne, Clermont-Ferrand, Aix-en-Provence, Brest, Tours, Amiens, Limoges, Annecy, Metz, Besançon, Orléans, Mulhouse, Rouen, Caen, Nancy, Avignon',
    ),
  ],
  [
    'ES',
    country(
      12,
      'es',
      'Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Murcia, Palma, Las Palmas de Gran Canaria, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, A Coruña, Granada, Vitoria-Gasteiz, Elche, Oviedo, Cartagena, Pamplona, Almería, San Sebastián, Santander, Burgos, Salamanca, Logroño, Tarragona, Cádiz',
    ),
  ],
  [
    'IT',
    country(
      11,
      'it',
      'Milano, Roma, Torino, Napoli, Bologna, Firenze, Genova, Palermo, Verona, Bari, Padova, Catania, Venezia, Brescia, Parma, Modena, Reggio Emilia, Trieste, Bergamo, Perugia, Ravenna, Rimini, Cagliari, Trento, Bolzano, Vicenza, Ferrara, Ancona, Udine, Pisa',
    ),
  ],
  [
    'PT',
    country(
      8,
      'pt',
      'Lisboa, Porto, Braga, Coimbra, Aveiro, Setúbal, Vila Nova de Gaia, Almada, Funchal, Évora, Faro, Leiria, Viseu, Guimarães, Oeiras, Viana do Castelo, Covilhã, Matosinhos, Cascais, Ponta Delgada',
    ),
  ],
  [
    'GB',
    country(
      9,
      'en',
      'London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Cardiff, Belfast, Newcastle upon Tyne, Nottingham, Leicester, Brighton, Southampton, Reading, Oxford, Cambridge, York, Milton Keynes, Swansea, Aberdeen, Norwich, Exeter',
    ),
  ],
  ['IE', country(6, 'en', 'Dublin, Cork, Galway, Limerick, Waterford, Kilkenny, Dundalk, Sligo, Athlone')],
  [
    'AT',
    country(
      6,
      'de',
      'Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Bregenz, Steyr',
    ),
  ],
  [
    'CH',
    country(
      6,
      'de:6 fr:3 it:1',
      'Zürich, Genève, Basel, Lausanne, Bern, Winterthur, Luzern, St. Gallen, Lugano, Biel/Bienne, Fribourg, Neuchâtel, Zug, Chur',
    ),
  ],
  [
    'BE',
    country(5, 'nl:5 fr:5', 'Bruxelles, Antwerpen, Gent, Charleroi, Liège, Brugge, Namur, Leuven, Mons, Mechelen'),
  ],
  [
    'NL',
    country(
      6,
      'nl',
      'Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg, Breda, Nijmegen, Arnhem, Haarlem, Maastricht, Leiden, Delft',
    ),
  ],
  [
    'BR',
    country(
      6,
      'pt',
      'São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Salvador, Recife, Fortaleza, Brasília, Florianópolis, Campinas, Goiânia, Joinville, Vitória, Manaus',
    ),
  ],
  ['LU', country(1, 'fr:5 de:3', 'Luxembourg, Esch-sur-Alzette')],
  ['PL', country(4, 'pl', 'Warszawa, Kraków, Wrocław, Łódź, Poznań, Gdańsk, Katowice, Lublin, Szczecin, Rzeszów')],
  ['CZ', country(2, 'cs', 'Praha, Brno, Ostrava, Plzeň, Olomouc, Liberec')],
  ['HU', country(2, 'hu', 'Budapest, Debrecen, Szeged, Pécs, Győr')],
  ['RO', country(2, 'ro', 'București, Cluj-Napoca, Timișoara, Iași, Brașov, Sibiu')],
  ['BG', country(1, 'bg', 'Sofia, Plovdiv, Varna, Burgas')],
  ['GR', country(2, 'el', 'Athens, Thessaloniki, Patras, Heraklion')],
  ['SE', country(2, 'sv', 'Stockholm, Göteborg, Malmö, Uppsala, Linköping, Lund')],
  ['DK', country(2, 'da', 'København, Aarhus, Odense, Aalborg')],
  ['NO', country(1, 'no', 'Oslo, Bergen, Trondheim, Stavanger')],
  ['FI', country(1, 'fi', 'Helsinki, Tampere, Turku, Oulu, Espoo')],
  ['MT', country(1, 'en', 'Valletta, Sliema, St. Julian’s')],
  ['CY', country(1, 'el', 'Limassol, Nicosia, Larnaca')],
  ['SK', country(1, 'sk', 'Bratislava, Košice, Žilina')],
  ['SI', country(1, 'sl', 'Ljubljana, Maribor')],
  ['HR', country(1, 'hr', 'Zagreb, Split, Rijeka, Osijek')],
  ['EE', country(1, 'et', 'Tallinn, Tartu')],
  ['LV', country(1, 'lv', 'Rīga')],
  ['LT', country(1, 'lt', 'Vilnius, Kaunas')],
  [
    'US',
    country(2, 'en', 'New York, Chicago, Boston, Austin, Denver, Miami, Seattle, Atlanta, San Francisco, Los Angeles'),
  ],
  ['CA', country(1, 'en:3 fr:2', 'Toronto, Montréal, Vancouver, Québec, Ottawa, Calgary')],
  ['MX', country(2, 'es', 'Ciudad de México, Guadalajara, Monterrey, Puebla, Querétaro, Mérida')],
  ['AR', country(1, 'es', 'Buenos Aires, Córdoba, Rosario, Mendoza')],
  ['CL', country(1, 'es', 'Santiago, Valparaíso, Concepción')],
  ['CO', country(1, 'es', 'Bogotá, Medellín, Cali, Barranquilla')],
  ['MA', country(1, 'fr', 'Casablanca, Rabat, Tanger, Marrakech')],
  ['TR', country(1, 'tr', 'İstanbul, Ankara, İzmir')],
  ['ZA', country(1, 'en', 'Cape Town, Johannesburg, Durban')],
]);

/** Members of the European Union. */
export const UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Large cities are more likely. */
export const placeIn = (random: Random, code: string): Place => ({
  country: code,
  city: random.zipf(countries.get(code)?.cities ?? ['Berlin']),
});

export const cityIn = (city: string, locale: Locale): string => {
  const names = exonyms.get(city);
  return names ? wordsIn(names, locale) || city : city;
};

// French and Portuguese contract the preposition with an article; Italian avoids "a A".
const joined = new Map([
  ['fr Le Havre', 'au Havre'],
  ['fr La Haye', 'à La Haye'],
  ['fr Le Cap', 'au Cap'],
  ['pt Porto', 'no Porto'],
  ['pt Funchal', 'no Funchal'],
  ['pt Rio de Janeiro', 'no Rio de Janeiro'],
  ['pt Recife', 'no Recife'],
  ['pt Luxemburgo', 'no Luxemburgo'],
  ['pt Haia', 'na Haia'],
  ['pt Covilhã', 'na Covilhã'],
  ['pt Cidade do México', 'na Cidade do México'],
  ['pt Corunha', 'na Corunha'],
]);
const prepositions = { en: 'in', es: 'en', fr: 'à', de: 'in', it: 'a', pt: 'em' } as const satisfies Record<
  Locale,
  string
>;

/** "In that city". */
export function inCity(city: string, locale: Locale): string {
  const name = cityIn(city, locale);
  const preposition = locale === 'it' && /^[aá]/i.test(name) ? 'ad' : prepositions[locale];
  return joined.get(`${locale} ${name}`) ?? `${preposition} ${name}`;
}
