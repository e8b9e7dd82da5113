/**
 * Names of cities in the six languages, one city a line: country, own name, then each language with a different name.
 * The first of several names, separated by "/", is the usual one. Own names may have alternatives in the same form.
 */
export const exonyms = `
DE|Berlin|es Berlín|it Berlino|pt Berlim
DE|Hamburg|es Hamburgo|fr Hambourg|it Amburgo|pt Hamburgo
DE|München|en Munich|es Múnich|fr Munich|de München/Muenchen|it Monaco di Baviera|pt Munique
DE|Köln|en Cologne|es Colonia|fr Cologne|de Köln/Koeln|it Colonia|pt Colónia/Colônia
DE|Frankfurt am Main|en Frankfurt|es Fráncfort/Fráncfort del Meno|fr Francfort/Francfort-sur-le-Main|de Frankfurt/Ffm/Frankfurt a. M.|it Francoforte/Francoforte sul Meno|pt Frankfurt
DE|Stuttgart|it Stoccarda|pt Estugarda
DE|Düsseldorf|en Dusseldorf|fr Dusseldorf|de Düsseldorf/Duesseldorf
DE|Leipzig|it Lipsia
DE|Bremen|fr Brême|it Brema
DE|Dresden|es Dresde|fr Dresde|it Dresda|pt Dresden/Dresda
DE|Hannover|en Hanover|es Hanóver|fr Hanovre|pt Hanôver
DE|Nürnberg|en Nuremberg|es Núremberg|fr Nuremberg|de Nürnberg/Nuernberg|it Norimberga|pt Nuremberga
DE|Duisburg|es Duisburgo|fr Duisbourg|pt Duisburgo
DE|Aachen|es Aquisgrán|fr Aix-la-Chapelle|it Aquisgrana|pt Aachen/Aquisgrano
DE|Augsburg|es Augsburgo|fr Augsbourg|pt Augsburgo
DE|Mönchengladbach|de Mönchengladbach/Moenchengladbach/M'gladbach
DE|Magdeburg|es Magdeburgo|fr Magdebourg|it Magdeburgo|pt Magdeburgo
DE|Halle (Saale)|en Halle|de Halle/Halle an der Saale
DE|Freiburg im Breisgau|en Freiburg|es Friburgo de Brisgovia|fr Fribourg-en-Brisgau|de Freiburg/Freiburg i. Br.|it Friburgo in Brisgovia|pt Friburgo em Brisgóvia
DE|Lübeck|es Lubeca|fr Lubeck|de Lübeck/Luebeck|it Lubecca|pt Lübeck/Lubeque
DE|Kassel|fr Kassel/Cassel
DE|Mainz|es Maguncia|fr Mayence|it Magonza|pt Mainz/Mogúncia
DE|Saarbrücken|es Sarrebruck|fr Sarrebruck|de Saarbrücken/Saarbruecken
DE|Mülheim an der Ruhr/Mülheim|de Mülheim an der Ruhr/Mülheim a. d. Ruhr/Mülheim Ruhr
DE|Ludwigshafen am Rhein|en Ludwigshafen|fr Ludwigshafen|de Ludwigshafen
DE|Offenbach am Main|en Offenbach|fr Offenbach|de Offenbach
DE|Oldenburg|es Oldemburgo|fr Oldenbourg|pt Oldemburgo
DE|Osnabrück|fr Osnabruck|de Osnabrück/Osnabrueck
DE|Heidelberg|pt Heidelberg/Heidelberga
DE|Würzburg|es Wurzburgo|fr Wurtzbourg|de Würzburg/Wuerzburg|it Wurzburg|pt Würzburg/Wurtzburgo
DE|Regensburg|es Ratisbona|fr Ratisbonne|it Ratisbona|pt Ratisbona
DE|Wolfsburg|es Wolfsburgo|fr Wolfsbourg|pt Wolfsburgo
DE|Göttingen|es Gotinga|de Göttingen/Goettingen|it Gottinga|pt Gotinga
DE|Koblenz|es Coblenza|fr Coblence|it Coblenza|pt Koblenz/Coblença
DE|Jena|fr Iéna
DE|Trier|es Tréveris|fr Trèves|it Treviri|pt Tréveris
DE|Tübingen|es Tubinga|fr Tubingue|de Tübingen/Tuebingen|it Tubinga|pt Tubinga
DE|Konstanz|en Constance|es Constanza|fr Constance|it Costanza
DE|Bamberg|es Bamberga|it Bamberga|pt Bamberga
DE|Flensburg|es Flensburgo|fr Flensbourg|pt Flensburgo
DE|Marburg an der Lahn|en Marburg|es Marburgo|fr Marbourg|de Marburg|it Marburgo|pt Marburgo
DE|Lüneburg|es Luneburgo|fr Lunebourg|de Lüneburg/Lueneburg|it Luneburgo|pt Luneburgo
DE|Passau|it Passavia
DE|Speyer|es Espira|it Spira
DE|Offenburg|es Offenburgo|fr Offenbourg
DE|Saarlouis|fr Sarrelouis
DE|Zweibrücken|fr Deux-Ponts|de Zweibrücken/Zweibruecken
DE|Kleve|en Cleves|es Kleve/Cléveris|fr Clèves
DE|Hameln|en Hamelin|es Hamelín
DE|Frankfurt (Oder)|en Frankfurt an der Oder|es Fráncfort del Óder|fr Francfort-sur-l'Oder|de Frankfurt an der Oder|it Francoforte sull'Oder
AT|Wien|en Vienna|es Viena|fr Vienne|it Vienna|pt Viena
AT|Salzburg|es Salzburgo|fr Salzbourg|it Salisburgo|pt Salzburgo
AT|Klagenfurt am Wörthersee|en Klagenfurt|es Klagenfurt|fr Klagenfurt|de Klagenfurt|it Klagenfurt|pt Klagenfurt
AT|Villach|it Villaco
AT|Sankt Pölten|en St. Pölten|de St. Pölten/St. Poelten|it St. Pölten
AT|Bregenz|fr Brégence
CH|Zürich|en Zurich|es Zúrich|fr Zurich|de Zürich/Zuerich|it Zurigo|pt Zurique
CH|Genève|en Geneva|es Ginebra|de Genf|it Ginevra|pt Genebra
CH|Basel|en Basel/Basle|es Basilea|fr Bâle|it Basilea|pt Basileia
CH|Bern|en Bern/Berne|es Berna|fr Berne|it Berna|pt Berna
CH|Lausanne|es Lausana|it Losanna|pt Lausana
CH|Luzern|en Lucerne|es Lucerna|fr Lucerne|it Lucerna|pt Lucerna
CH|St. Gallen/Sankt Gallen|es San Galo|fr Saint-Gall|de St. Gallen/Sankt Gallen|it San Gallo|pt São Galo
CH|Biel/Bienne|en Biel|fr Bienne|de Biel|it Bienne
CH|Fribourg|es Friburgo|de Freiburg im Üechtland/Freiburg i. Ü.|it Friburgo|pt Friburgo
CH|Winterthur|fr Winterthour
CH|Thun|fr Thoune
CH|Schaffhausen|fr Schaffhouse|it Sciaffusa
CH|Chur|fr Coire|it Coira
CH|Neuchâtel|de Neuenburg
CH|Sion/Sitten|de Sitten
CH|Zug|fr Zoug|it Zugo
CH|Solothurn|fr Soleure|it Soletta
CH|Sierre|de Siders
CH|Delémont|de Delsberg
CH|Burgdorf|fr Berthoud
CH|Bellinzona|de Bellinzona/Bellenz
CH|Murten/Morat|fr Morat
CH|Brig|fr Brigue|it Briga
CH|Visp|fr Viège
CH|Glarus|fr Glaris|it Glarona
CH|Schwyz|fr Schwytz|it Svitto
CH|Porrentruy|de Pruntrut
FR|Paris|es París|it Parigi
FR|Marseille|en Marseille/Marseilles|es Marsella|it Marsiglia|pt Marselha
FR|Lyon|en Lyon/Lyons|it Lione|pt Lyon/Lião
FR|Nice|es Niza|de Nizza|it Nizza
FR|Strasbourg|es Estrasburgo|de Straßburg/Strassburg|it Strasburgo|pt Estrasburgo
FR|Bordeaux|es Burdeos|pt Bordéus
FR|Lille|it Lilla
FR|Reims|en Reims/Rheims
FR|Le Havre|es El Havre
FR|Saint-Étienne|en Saint-Étienne/St. Etienne|fr Saint-Étienne/St-Étienne
FR|Toulon|es Tolón|it Tolone
FR|Dijon|it Digione
FR|Aix-en-Provence|es Aix de Provenza
FR|Rouen|es Ruan|pt Rouen/Ruão
FR|Perpignan|es Perpiñán|it Perpignano|pt Perpinhão
FR|Mulhouse|de Mülhausen
FR|Colmar|de Colmar/Kolmar
FR|Dunkerque|en Dunkirk|de Dünkirchen|pt Dunquerque
FR|Avignon|es Aviñón|it Avignone|pt Avinhão
FR|Versailles|es Versalles|pt Versalhes
FR|La Rochelle|es La Rochela
FR|Carcassonne|es Carcasona
FR|Narbonne|es Narbona|it Narbona|pt Narbona
FR|Cherbourg-en-Cotentin/Cherbourg/Cherbourg-Octeville|es Cherburgo|pt Cherburgo
FR|Thionville|de Thionville/Diedenhofen
FR|Haguenau|de Hagenau
FR|Sélestat|de Schlettstadt
FR|Sarreguemines|de Sarreguemines/Saargemünd
FR|Menton|it Mentone
FR|Saint-Quentin-en-Yvelines|fr SQY
BE|Bruxelles/Brussel|en Brussels|es Bruselas|fr Bruxelles/BXL|de Brüssel/Bruessel|it Bruxelles|pt Bruxelas
BE|Antwerpen|en Antwerp|es Amberes|fr Anvers|it Anversa|pt Antuérpia
BE|Gent|en Ghent|es Gante|fr Gand|it Gand|pt Gante
BE|Brugge|en Bruges|es Brujas|fr Bruges|de Brügge|it Bruges|pt Bruges
BE|Liège|es Lieja|de Lüttich|it Liegi
BE|Leuven|es Lovaina|fr Louvain|de Löwen|it Lovanio|pt Lovaina
BE|Mechelen|es Malinas|fr Malines|de Mecheln|it Malines|pt Malinas
BE|Oostende|en Ostend|es Ostende|fr Ostende|de Ostende|it Ostenda|pt Ostende
BE|Kortrijk|fr Courtrai
BE|Aalst|fr Alost
BE|Roeselare|fr Roulers
BE|Vilvoorde|fr Vilvorde
BE|Dendermonde|fr Termonde
BE|Tienen|fr Tirlemont
BE|Ieper|en Ypres|es Ypres|fr Ypres|de Ypern|it Ypres
BE|Tournai/Doornik
BE|Nivelles/Nijvel
BE|Ronse|fr Renaix
NL|Amsterdam|es Ámsterdam|pt Amesterdão/Amsterdã
NL|Rotterdam|es Róterdam|pt Roterdão/Roterdã
NL|Den Haag/'s-Gravenhage|en The Hague|es La Haya|fr La Haye|it L'Aia|pt Haia
NL|Utrecht|pt Utrecht/Utreque
NL|Groningen|es Groninga|fr Groningue|it Groninga|pt Groninga
NL|Nijmegen|es Nimega|fr Nimègue|de Nimwegen|it Nimega|pt Nimega
NL|'s-Hertogenbosch/Den Bosch|es Den Bosch/Bolduque|fr Bois-le-Duc|it Den Bosch/Boscoducale
NL|Arnhem|de Arnheim
NL|Leiden|fr Leyde|it Leida|pt Leida
NL|Maastricht|es Maastricht/Mastrique|fr Maastricht/Maestricht
NL|Almere Stad|en Almere|es Almere|fr Almere|de Almere|it Almere|pt Almere
NL|Vlissingen|fr Flessingue
NL|Middelburg|fr Middelbourg
LU|Luxembourg/Lëtzebuerg|en Luxembourg/Luxembourg City|es Luxemburgo|fr Luxembourg/Luxembourg-Ville|de Luxemburg/Luxemburg-Stadt|it Lussemburgo|pt Luxemburgo
LU|Esch-sur-Alzette|de Esch an der Alzette/Esch-Alzette
LU|Dudelange|de Düdelingen
LU|Differdange|de Differdingen
LU|Ettelbruck|de Ettelbrück
ES|Barcelona|es Barcelona/BCN|fr Barcelone|it Barcellona
ES|Valencia/València|pt Valência
ES|Sevilla|en Seville|fr Séville|it Siviglia|pt Sevilha
ES|Zaragoza|en Zaragoza/Saragossa|fr Saragosse|de Saragossa|it Saragozza|pt Saragoça
ES|Málaga|en Malaga|fr Malaga|de Malaga|it Malaga
ES|Murcia|fr Murcie|pt Múrcia
ES|Palma/Palma de Mallorca|en Palma/Palma de Majorca|fr Palma de Majorque|it Palma di Maiorca/Palma di Majorca|pt Palma de Maiorca
ES|Las Palmas de Gran Canaria|en Las Palmas|es Las Palmas|fr Las Palmas|de Las Palmas|it Las Palmas|pt Las Palmas
ES|Bilbao/Bilbo|pt Bilbau
ES|Alicante/Alacant
ES|Córdoba|fr Cordoue|it Cordova|pt Córdova
ES|Gijón/Xixón
ES|A Coruña|en Corunna|es La Coruña/Coruña|fr La Corogne|it La Coruña|pt Corunha
ES|Vitoria-Gasteiz/Gasteiz
ES|San Sebastián/Donostia|en San Sebastián|es San Sebastián/Donostia-San Sebastián
ES|Pamplona/Iruña|fr Pampelune
ES|Granada|fr Grenade
ES|Elche/Elx
ES|Oviedo/Uviéu
ES|Castelló de la Plana|en Castellón de la Plana|es Castellón de la Plana/Castellón|fr Castellón de la Plana|de Castellón de la Plana
ES|L'Hospitalet de Llobregat|es Hospitalet de Llobregat/Hospitalet
ES|Terrassa|es Tarrasa
ES|Jerez de la Frontera|en Jerez|es Jerez|fr Jerez|de Jerez
ES|La Laguna/San Cristóbal de La Laguna
ES|Cádiz|fr Cadix|it Cadice|pt Cádis
ES|Salamanca|fr Salamanque
ES|Toledo|fr Tolède
ES|Tarragona|fr Tarragone
ES|Lleida|es Lérida|fr Lérida|it Lerida|pt Lérida
ES|Girona|es Gerona|fr Gérone|it Gerona|pt Gerona
ES|Ourense|es Orense
ES|Logroño|pt Logroño/Logronho
ES|Segovia|fr Ségovie|pt Segóvia
ES|Santiago de Compostela|fr Saint-Jacques-de-Compostelle|it Santiago di Compostela
ES|Algeciras|fr Algésiras
ES|Sant Cugat del Vallès|es San Cugat/Sant Cugat/San Cugat del Vallés
ES|Vilanova i la Geltrú|es Villanueva y Geltrú
ES|Sagunto/Sagunt
ES|Dénia|es Denia
ES|Alcoy/Alcoi
ES|Xàtiva|es Játiva
ES|Figueres|es Figueras
ES|Barakaldo|es Baracaldo
ES|Getxo|es Guecho
ES|Ibiza/Eivissa|en Ibiza/Ibiza Town|de Ibiza/Ibiza-Stadt
ES|Maó|en Mahon|es Mahón|fr Mahón|it Mahón
PT|Lisboa|en Lisbon|fr Lisbonne|de Lissabon|it Lisbona
PT|Porto|en Porto/Oporto|es Oporto
PT|Coimbra|es Coímbra|fr Coïmbre
PT|Vila Nova de Gaia|pt Vila Nova de Gaia/V. N. Gaia/V. N. de Gaia
PT|Vila Nova de Famalicão|pt Famalicão/Vila Nova de Famalicão/V. N. Famalicão
PT|Guimarães|es Guimaraes
GB|London|es Londres|fr Londres|it Londra|pt Londres
GB|Edinburgh|es Edimburgo|fr Édimbourg|it Edimburgo|pt Edimburgo
GB|Cardiff/Caerdydd
GB|Swansea/Abertawe
GB|Newcastle upon Tyne|en Newcastle/Newcastle-on-Tyne|de Newcastle
GB|Kingston upon Hull|en Hull|fr Hull|de Hull
GB|Stoke-on-Trent|en Stoke-on-Trent/Stoke
GB|Southend-on-Sea|en Southend/Southend-on-Sea
GB|Derry/Londonderry
GB|Canterbury|fr Cantorbéry
GB|Dover|fr Douvres
GB|Royal Tunbridge Wells|en Tunbridge Wells
IE|Dublin/Baile Átha Cliath|es Dublín|it Dublino|pt Dublim
IE|Cork/Corcaigh
IE|Limerick/Luimneach
IE|Galway/Gaillimh
`;
