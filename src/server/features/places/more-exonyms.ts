/** In the format of the first list: Italy, Northern and Eastern Europe, the other continents. */
export const moreExonyms = `
IT|Roma|en Rome|fr Rome|de Rom
IT|Milano|en Milan|es Milán|fr Milan|de Mailand|pt Milão
IT|Napoli|en Naples|es Nápoles|fr Naples|de Neapel|pt Nápoles
IT|Torino|en Turin|es Turín|fr Turin|de Turin|pt Turim
IT|Palermo|fr Palerme
IT|Genova|en Genoa|es Génova|fr Gênes|de Genua|pt Génova/Gênova
IT|Bologna|es Bolonia|fr Bologne|pt Bolonha
IT|Firenze|en Florence|es Florencia|fr Florence|de Florenz|pt Florença
IT|Catania|fr Catane|pt Catânia
IT|Messina|es Mesina|fr Messine
IT|Verona|fr Vérone
IT|Venezia|en Venice|es Venecia|fr Venise|de Venedig|pt Veneza
IT|Padova|en Padua|es Padua|fr Padoue|de Padua|pt Pádua
IT|Trieste|de Triest
IT|Taranto|es Tarento|fr Tarente|de Tarent|pt Tarento
IT|Reggio Calabria|es Reggio Calabria/Regio de Calabria|fr Reggio de Calabre|it Reggio Calabria/Reggio di Calabria|pt Reggio Calabria/Régio da Calábria
IT|Reggio Emilia/Reggio nell'Emilia|fr Reggio d'Émilie
IT|Modena|es Módena|fr Modène|pt Módena
IT|Parma|fr Parme
IT|Livorno|en Livorno/Leghorn|fr Livourne
IT|Ravenna|es Rávena|fr Ravenne|pt Ravena
IT|Ferrara|fr Ferrare
IT|Salerno|fr Salerne
IT|Perugia|fr Pérouse|pt Perúgia
IT|Rimini|es Rímini
IT|Bergamo|es Bérgamo|fr Bergame|pt Bérgamo
IT|Brescia|pt Bréscia
IT|Vicenza|fr Vicence
IT|Trento|de Trient
IT|Bolzano/Bozen|fr Bolzano|de Bozen|it Bolzano|pt Bolzano
IT|Merano/Meran|de Meran|it Merano
IT|Bressanone/Brixen|de Brixen|it Bressanone
IT|Brunico/Bruneck|de Bruneck|it Brunico
IT|Siracusa|de Syrakus
IT|Novara|fr Novare
IT|Ancona|fr Ancône
IT|Pisa|fr Pise
IT|Lucca|fr Lucques
IT|Siena|fr Sienne
IT|Como|fr Côme
IT|Cremona|fr Crémone
IT|Mantova|en Mantua|es Mantua|fr Mantoue|de Mantua|pt Mântua
IT|Pavia|fr Pavie
IT|Treviso|fr Trévise
IT|Aosta|fr Aoste
IT|Sanremo|es San Remo|fr San Remo|de San Remo
IT|Ventimiglia|fr Vintimille
IT|Gorizia|de Görz
IT|Viterbo|fr Viterbe
IT|Caserta|fr Caserte
IT|Agrigento|fr Agrigente|de Agrigent
PL|Warszawa|en Warsaw|es Varsovia|fr Varsovie|de Warschau|it Varsavia|pt Varsóvia
PL|Kraków|en Krakow/Cracow|es Cracovia|fr Cracovie|de Krakau|it Cracovia|pt Cracóvia
PL|Łódź|en Lodz|es Lodz|fr Lodz|de Lodz/Lodsch|it Lodz|pt Lodz
PL|Wrocław|en Wroclaw|es Breslavia|fr Wroclaw|de Breslau/Wroclaw|it Breslavia|pt Breslávia
PL|Poznań|fr Poznan|de Posen
PL|Gdańsk|en Gdansk|es Gdansk/Dánzig|fr Gdansk/Dantzig|de Danzig|it Danzica|pt Gdansk/Danzig
PL|Szczecin|es Szczecin/Estetino|de Stettin|it Stettino|pt Szczecin/Estetino
PL|Gdynia|de Gdynia/Gdingen
PL|Bydgoszcz|de Bromberg
PL|Katowice|de Kattowitz
PL|Białystok|en Bialystok|es Bialystok|fr Bialystok|de Bialystok|it Bialystok
PL|Częstochowa|en Czestochowa|fr Czestochowa|de Tschenstochau
PL|Gliwice|de Gleiwitz
PL|Opole|de Oppeln
PL|Olsztyn|de Allenstein
PL|Elbląg|en Elblag|de Elbląg/Elbing
PL|Legnica|de Liegnitz
CZ|Praha|en Prague|es Praga|fr Prague|de Prag|it Praga|pt Praga
CZ|Brno|de Brünn
CZ|Ostrava|de Ostrau
CZ|Plzeň|en Pilsen|es Pilsen|fr Pilsen|de Pilsen|it Pilsen|pt Pilsen
CZ|Olomouc|de Olmütz
CZ|Liberec|de Liberec/Reichenberg
CZ|České Budějovice|de Budweis
CZ|Hradec Králové|de Königgrätz
CZ|Ústí nad Labem|de Ústí nad Labem/Aussig
CZ|Pardubice|de Pardubitz
CZ|Karlovy Vary|de Karlsbad
CZ|Jihlava|de Iglau
SK|Bratislava|de Bratislava/Pressburg
SK|Košice|fr Kosice|de Košice/Kaschau
SK|Žilina|de Žilina/Sillein
SK|Trnava|de Trnava/Tyrnau
SK|Trenčín|de Trenčín/Trentschin
SK|Banská Bystrica|de Banská Bystrica/Neusohl
HU|Budapest|pt Budapeste
HU|Debrecen|de Debrecen/Debrezin
HU|Szeged|de Szeged/Szegedin|it Szeged/Seghedino
HU|Pécs|de Pécs/Fünfkirchen
HU|Sopron|de Sopron/Ödenburg
HU|Székesfehérvár|de Székesfehérvár/Stuhlweißenburg/Stuhlweissenburg
HU|Szombathely|de Szombathely/Steinamanger
RO|București|en Bucharest|es Bucarest|fr Bucarest|de Bukarest|it Bucarest|pt Bucareste
RO|Cluj-Napoca|en Cluj/Cluj-Napoca|es Cluj/Cluj-Napoca|fr Cluj/Cluj-Napoca|de Klausenburg/Cluj
RO|Timișoara|de Temeswar/Temeschburg
RO|Iași|fr Iași/Jassy|de Iași/Jassy
RO|Constanța|fr Constanța/Constantza|de Konstanza
RO|Brașov|de Kronstadt
RO|Sibiu|de Hermannstadt
RO|Oradea|de Oradea/Großwardein/Grosswardein
RO|Galați|de Galați/Galatz
RO|Satu Mare|de Sathmar
RO|Bistrița|de Bistritz
BG|Sofia/Sofiya|es Sofía|pt Sófia
BG|Plovdiv|de Plowdiw
BG|Varna|de Warna
BG|Burgas|en Burgas/Bourgas|fr Bourgas
BG|Ruse|en Ruse/Rousse
BG|Veliko Tarnovo|en Veliko Tarnovo/Veliko Turnovo|de Weliko Tarnowo
GR|Athína|en Athens|es Atenas|fr Athènes|de Athen|it Atene|pt Atenas
GR|Thessaloníki|en Thessaloniki/Salonica|es Salónica/Tesalónica|fr Thessalonique/Salonique|de Thessaloniki|it Salonicco|pt Salónica/Salônica/Tessalónica
GR|Pireás|en Piraeus|es El Pireo|fr Le Pirée|de Piräus|it Il Pireo/Pireo|pt Pireu
GR|Pátra|en Patras|es Patras|fr Patras|de Patras|it Patrasso|pt Patras
GR|Irákleion|en Heraklion/Iraklio|es Heraclión|fr Héraklion|de Heraklion|it Heraklion|pt Heraclião
GR|Lárisa|en Larissa|fr Larissa|de Larisa/Larissa|it Larissa|pt Lárissa
GR|Ródos|en Rhodes|es Rodas|fr Rhodes|de Rhodos|it Rodi|pt Rodes
GR|Chaniá|en Chania|es La Canea|fr La Canée|it La Canea|pt Chania
GR|Kérkyra|en Corfu|es Corfú|fr Corfou|de Korfu|it Corfù|pt Corfu
HR|Zagreb|it Zagabria
HR|Split|it Spalato
HR|Rijeka|it Fiume
HR|Pula|it Pola
HR|Šibenik|it Sebenico
HR|Varaždin|de Warasdin
SI|Ljubljana|es Liubliana|de Ljubljana/Laibach|it Lubiana|pt Liubliana
SI|Maribor|de Maribor/Marburg an der Drau
SI|Celje|de Celje/Cilli
SI|Kranj|de Kranj/Krainburg
SI|Koper|it Capodistria
RS|Beograd|en Belgrade|es Belgrado|fr Belgrade|de Belgrad|it Belgrado|pt Belgrado
RS|Novi Sad|de Novi Sad/Neusatz
RS|Niš|fr Nich|de Nisch
DK|København|en Copenhagen|es Copenhague|fr Copenhague|de Kopenhagen|it Copenaghen|pt Copenhaga/Copenhague
DK|Aarhus/Århus
DK|Aalborg/Ålborg
DK|Helsingør|en Elsinore|fr Elseneur
SE|Stockholm|es Estocolmo|it Stoccolma|pt Estocolmo
SE|Göteborg|en Gothenburg|es Gotemburgo|pt Gotemburgo
SE|Uppsala|es Upsala|fr Uppsala/Upsal
NO|Trondheim|de Trondheim/Drontheim
NO|Tromsø|en Tromso|es Tromso|fr Tromsø/Tromso|de Tromsö
FI|Helsinki/Helsingfors|pt Helsínquia/Helsinque
FI|Espoo/Esbo
FI|Tampere/Tammerfors
FI|Turku/Åbo
FI|Oulu/Uleåborg
EE|Tallinn|es Tallin|pt Tallinn/Talin
EE|Tartu|de Tartu/Dorpat
LV|Daugavpils|de Daugavpils/Dünaburg
LT|Vilnius|es Vilna|de Vilnius/Wilna|pt Vilnius/Vilna
LT|Klaipėda|de Klaipėda/Memel
UA|Kyiv|en Kyiv/Kiev|es Kiev|fr Kiev|de Kiew/Kyjiw|it Kiev|pt Kiev/Quieve
UA|Kharkiv|en Kharkiv/Kharkov|es Járkov/Járkiv|de Charkiw/Charkow|it Charkiv|pt Carcóvia
UA|Lviv|es Leópolis|de Lemberg/Lwiw|it Leopoli|pt Lviv/Leópolis
UA|Odesa|en Odesa/Odessa|fr Odessa|de Odessa|it Odessa|pt Odessa
UA|Dnipro|en Dnipro/Dnipropetrovsk
UA|Zaporizhzhia/Zaporizhia|es Zaporiyia|fr Zaporijjia|de Saporischschja|pt Zaporíjia
UA|Mykolaiv|fr Mykolaïv|de Mykolajiw
UA|Vinnytsia|de Winnyzja
UA|Chernivtsi|fr Tchernivtsi|de Czernowitz/Tscherniwzi
UA|Ivano-Frankivsk|de Iwano-Frankiwsk
TR|İstanbul|en Istanbul|es Estambul|fr Istanbul|de Istanbul|it Istanbul|pt Istambul
TR|İzmir|en Izmir|es Esmirna|fr Izmir|de Izmir|it Smirne|pt Esmirna
TR|Ankara|pt Ancara
TR|Antalya|it Antalya/Adalia|pt Antália
TR|Gaziantep/Antep
TR|Diyarbakır|en Diyarbakir|es Diyarbakir|fr Diyarbakir|de Diyarbakir|it Diyarbakir
TR|Trabzon|es Trebisonda|fr Trébizonde|de Trabzon/Trapezunt|it Trebisonda|pt Trebizonda
MT|Valletta/Il-Belt Valletta|es La Valeta|fr La Valette|it La Valletta|pt Valeta
MT|San Ġiljan|en St. Julian's/Saint Julian's|es St. Julian's|fr Saint-Julien de Malte/St. Julian's|de St. Julian's|it San Giuliano di Malta/St. Julian's|pt St. Julian's
MT|San Pawl il-Baħar|en St. Paul's Bay/Saint Paul's Bay|de St. Paul's Bay|it Baia di San Paolo
MT|Ħamrun|en Hamrun|it Hamrun
CY|Lefkosía|en Nicosia|es Nicosia|fr Nicosie|de Nikosia|it Nicosia|pt Nicósia
CY|Lemesós|en Limassol|es Limasol|fr Limassol|de Limassol|it Limassol|pt Limassol
CY|Lárnaka|en Larnaca|es Lárnaca|fr Larnaca|de Larnaka|it Larnaca|pt Lárnaca
CY|Páfos|en Paphos|es Pafos|fr Paphos|de Paphos|it Pafo|pt Pafos
CY|Ammóchostos|en Famagusta|es Famagusta|fr Famagouste|de Famagusta|it Famagosta|pt Famagusta
BR|São Paulo|it San Paolo del Brasile|pt São Paulo/Sampa
BR|Rio de Janeiro|es Río de Janeiro
BR|Brasília|en Brasilia|es Brasilia|fr Brasilia|de Brasilia|it Brasilia
BR|Salvador|es Salvador de Bahía|fr Salvador de Bahia|de Salvador da Bahia|it Salvador de Bahia|pt Salvador/Salvador da Bahia
BR|Belo Horizonte|pt Belo Horizonte/BH
BR|Florianópolis|pt Florianópolis/Floripa
BR|Curitiba|pt Curitiba/CWB
BR|São José dos Campos|pt São José dos Campos/SJC
MA|Marrakech|en Marrakesh|es Marrakech/Marraquech|de Marrakesch|pt Marraquexe
MA|Tanger|en Tangier/Tangiers|es Tánger|it Tangeri|pt Tânger
MA|Fès|en Fez|es Fez|it Fez|pt Fez
MA|Meknès|es Mequinez|pt Mequinez
MA|Tétouan|es Tetuán|pt Tetuão
MA|Oujda/Oujda-Angad|es Uchda
MA|Al Hoceïma|es Alhucemas
TN|Tunis|es Túnez|it Tunisi|pt Tunes/Túnis
TN|Bizerte|en Bizerta|es Bizerta|de Biserta|it Biserta|pt Bizerta
TN|Kairouan|es Kairuán|de Kairuan|pt Cairuão
US|New York City|en New York/NYC|es Nueva York|fr New York|de New York|it New York|pt Nova Iorque/Nova York
US|Los Angeles|es Los Ángeles
US|Philadelphia|en Philadelphia/Philly|es Filadelfia|fr Philadelphie|it Filadelfia|pt Filadélfia
US|New Orleans|es Nueva Orleans|fr La Nouvelle-Orléans|pt Nova Orleães/Nova Orleans
US|Washington, D.C.|en Washington DC
US|Las Vegas|en Las Vegas/Vegas
US|Oklahoma City|en Oklahoma City/OKC
CA|Montréal|en Montreal|es Montreal|de Montreal|it Montreal|pt Montreal
CA|Québec|en Quebec City|es Ciudad de Quebec|fr Québec/Ville de Québec|de Québec-Stadt/Quebec-Stadt|it Città di Québec|pt Cidade do Quebeque/Cidade de Quebec
CA|Ottawa|pt Otava
MX|Ciudad de México|en Mexico City/CDMX|es Ciudad de México/CDMX/México D. F.|fr Ville de Mexico|de Mexiko-Stadt|it Città del Messico|pt Cidade do México
MX|Guadalajara|es Guadalajara/GDL
MX|Monterrey|es Monterrey/MTY
MX|Ciudad Juárez/Juárez|es Ciudad Juárez/Cd. Juárez
MX|Santiago de Querétaro|en Querétaro|es Querétaro
MX|Acapulco de Juárez|en Acapulco|es Acapulco|fr Acapulco|de Acapulco
AR|Buenos Aires|es Buenos Aires/CABA/Bs. As./Ciudad Autónoma de Buenos Aires
AR|San Miguel de Tucumán|es Tucumán/San Miguel de Tucumán
CO|Bogotá|es Bogotá/Bogotá D. C.
CO|Cartagena|en Cartagena de Indias|es Cartagena de Indias|fr Carthagène des Indes|de Cartagena de Indias|pt Cartagena das Índias
CO|Cali|es Cali/Santiago de Cali
CL|Santiago|en Santiago de Chile|es Santiago de Chile|fr Santiago du Chili|de Santiago de Chile|it Santiago del Cile|pt Santiago do Chile
PH|Manila|en Manila/Metro Manila|fr Manille
PH|Taguig|en Taguig/BGC/Taguig City
PH|Makati|en Makati/Makati City
PH|Cebu City|en Cebu City/Cebu
PH|Davao|en Davao City
IN|Mumbai|en Mumbai/Bombay|es Bombay|fr Bombay|pt Bombaim
IN|Bengaluru|en Bengaluru/Bangalore|es Bangalore|fr Bangalore|de Bangalore|it Bangalore|pt Bangalore
IN|Kolkata|en Kolkata/Calcutta|es Calcuta|fr Calcutta|de Kalkutta|it Calcutta|pt Calcutá
IN|Chennai|en Chennai/Madras|es Chennai/Madrás
IN|New Delhi|es Nueva Delhi|de Neu-Delhi|it Nuova Delhi|pt Nova Deli/Nova Délhi
IN|Delhi|en Delhi/Delhi NCR
IN|Hyderabad|pt Hyderabad/Haiderabade
IN|Pune|en Pune/Poona
IN|Gurugram|en Gurugram/Gurgaon
IN|Kochi|en Kochi/Cochin
ZA|Cape Town|es Ciudad del Cabo|fr Le Cap|de Kapstadt|it Città del Capo|pt Cidade do Cabo
ZA|Johannesburg|en Johannesburg/Joburg|es Johannesburgo|pt Joanesburgo
ZA|Pretoria|pt Pretória
ZA|Gqeberha|en Gqeberha/Port Elizabeth
`;
