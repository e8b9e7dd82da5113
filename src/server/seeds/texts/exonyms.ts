import { locales, type Locale } from '#contract/locales.ts';

import type { Six } from './six.ts';

// For each language with its own name for a city: "city|language name|language name".
const LIST = `
München|en Munich|es Múnich|fr Munich|it Monaco di Baviera|pt Munique
Köln|en Cologne|es Colonia|fr Cologne|it Colonia|pt Colónia
Berlin|es Berlín|it Berlino|pt Berlim
Hamburg|es Hamburgo|fr Hambourg|it Amburgo|pt Hamburgo
Frankfurt am Main|en Frankfurt|es Fráncfort|fr Francfort|de Frankfurt|it Francoforte|pt Frankfurt
Hannover|en Hanover|fr Hanovre
Nürnberg|en Nuremberg|es Núremberg|fr Nuremberg|it Norimberga|pt Nuremberga
Leipzig|it Lipsia
Dresden|es Dresde|fr Dresde|it Dresda
Bremen|fr Brême|it Brema
Stuttgart|it Stoccarda|pt Estugarda
Wien|en Vienna|es Viena|fr Vienne|it Vienna|pt Viena
Salzburg|es Salzburgo|fr Salzbourg|it Salisburgo|pt Salzburgo
Zürich|en Zurich|es Zúrich|fr Zurich|it Zurigo|pt Zurique
Genève|en Geneva|es Ginebra|de Genf|it Ginevra|pt Genebra
Basel|es Basilea|fr Bâle|it Basilea|pt Basileia
Bern|es Berna|fr Berne|it Berna|pt Berna
Luzern|en Lucerne|es Lucerna|fr Lucerne|it Lucerna|pt Lucerna
Lausanne|es Lausana|it Losanna|pt Lausana
Biel/Bienne|fr Bienne|de Biel|it Bienne
Fribourg|es Friburgo|de Freiburg im Üechtland|it Friburgo|pt Friburgo
Paris|es París|it Parigi
Marseille|es Marsella|it Marsiglia|pt Marselha
Lyon|it Lione|pt Lyon
Nice|es Niza|de Nizza|it Nizza
Bordeaux|es Burdeos|pt Bordéus
Toulouse|it Tolosa
Strasbourg|es Estrasburgo|de Straßburg|it Strasburgo|pt Estrasburgo
Lille|it Lilla
Bruxelles|en Brussels|es Bruselas|de Brüssel|it Bruxelles|pt Bruxelas
Antwerpen|en Antwerp|es Amberes|fr Anvers|it Anversa|pt Antuérpia
Gent|en Ghent|es Gante|fr Gand|it Gand|pt Gante
Brugge|en Bruges|es Brujas|fr Bruges|de Brügge|it Bruges|pt Bruges
Liège|es Lieja|de Lüttich|it Liegi
Leuven|es Lovaina|fr Louvain|de Löwen|it Lovanio|pt Lovaina
Amsterdam|es Ámsterdam|pt Amesterdão
Rotterdam|es Róterdam|pt Roterdão
Den Haag|en The Hague|es La Haya|fr La Haye|it L’Aia|pt Haia
Utrecht|pt Utreque
Sevilla|en Seville|fr Séville|it Siviglia|pt Sevilha
Zaragoza|fr Saragosse|it Saragozza|pt Saragoça
Valencia|fr Valence|pt Valência
Barcelona|fr Barcelone|it Barcellona
Madrid|pt Madrid
Bilbao|pt Bilbau
Málaga|en Malaga|fr Malaga|it Malaga
A Coruña|es La Coruña|fr La Corogne|it La Coruña|pt Corunha
Milano|en Milan|es Milán|fr Milan|de Mailand|pt Milão
Roma|en Rome|fr Rome|de Rom
Torino|en Turin|es Turín|fr Turin|de Turin|pt Turim
Napoli|en Naples|es Nápoles|fr Naples|de Neapel|pt Nápoles
Bologna|es Bolonia|fr Bologne|pt Bolonha
Firenze|en Florence|es Florencia|fr Florence|de Florenz|pt Florença
Genova|en Genoa|es Génova|fr Gênes|de Genua|pt Génova
Venezia|en Venice|es Venecia|fr Venise|de Venedig|pt Veneza
Padova|en Padua|es Padua|fr Padoue|de Padua|pt Pádua
Verona|fr Vérone
Bolzano|de Bozen
Trento|fr Trente|de Trient
Lisboa|en Lisbon|fr Lisbonne|de Lissabon|it Lisbona
Porto|es Oporto
London|es Londres|fr Londres|it Londra|pt Londres
Edinburgh|es Edimburgo|fr Édimbourg|it Edimburgo|pt Edimburgo
Dublin|es Dublín|it Dublino
Luxembourg|es Luxemburgo|de Luxemburg|it Lussemburgo|pt Luxemburgo
Warszawa|en Warsaw|es Varsovia|fr Varsovie|de Warschau|it Varsavia|pt Varsóvia
Kraków|en Krakow|es Cracovia|fr Cracovie|de Krakau|it Cracovia|pt Cracóvia
Praha|en Prague|es Praga|fr Prague|de Prag|it Praga|pt Praga
București|en Bucharest|es Bucarest|fr Bucarest|de Bukarest|it Bucarest|pt Bucareste
Sofia|es Sofía|pt Sófia
Plovdiv|de Plowdiw
Varna|de Warna
Burgas|fr Bourgas
Athens|es Atenas|fr Athènes|de Athen|it Atene|pt Atenas
Thessaloniki|es Salónica|fr Thessalonique|it Salonicco|pt Salónica
Patras|it Patrasso
Heraklion|es Heraclión|fr Héraklion|pt Heraclião
København|en Copenhagen|es Copenhague|fr Copenhague|de Kopenhagen|it Copenaghen|pt Copenhaga
Stockholm|es Estocolmo|it Stoccolma|pt Estocolmo
Göteborg|en Gothenburg|es Gotemburgo|fr Göteborg|it Göteborg|pt Gotemburgo
New York|es Nueva York|pt Nova Iorque
Ciudad de México|en Mexico City|fr Mexico|de Mexiko-Stadt|it Città del Messico|pt Cidade do México
İstanbul|en Istanbul|es Estambul|fr Istanbul|de Istanbul|it Istanbul|pt Istambul
İzmir|en Izmir|es Esmirna|fr Izmir|de Izmir|it Smirne|pt Esmirna
Cape Town|es Ciudad del Cabo|fr Le Cap|de Kapstadt|it Città del Capo|pt Cidade do Cabo
Casablanca|pt Casablanca
Tanger|en Tangier|es Tánger|it Tangeri|pt Tânger
São Paulo|fr São Paulo|it San Paolo
`;

const parse = (line: string): [string, Six] => {
  const [city = '', ...names] = line.split('|');
  const nameIn = (locale: Locale) => names.find((name) => name.startsWith(`${locale} `))?.slice(3) ?? city;
  const [en, es, fr, de, it, pt] = locales.map(nameIn);
  return [city, [en ?? city, es ?? city, fr ?? city, de ?? city, it ?? city, pt ?? city]];
};

/** Names of cities in the six languages, by the local name; omits cities with the same name everywhere. */
export const exonyms: ReadonlyMap<string, Six> = new Map(LIST.trim().split('\n').map(parse));
