/** Names of countries beside their official ones (ISO 3166-1), and of their parts. */
export const countryWords = `
DE
en Deutschland, Federal Republic of Germany, FRG
es República Federal de Alemania, RFA
fr République fédérale d'Allemagne, RFA
de Bundesrepublik Deutschland, Bundesrepublik, BRD, deutschlandweit, bundesweit
it Repubblica Federale di Germania, Repubblica Federale Tedesca
pt República Federal da Alemanha, RFA

AT
en Österreich, Republic of Austria
es República de Austria
fr République d'Autriche
de Republik Österreich, Oesterreich, österreichweit
it Repubblica d'Austria
pt República da Áustria

CH
en Swiss Confederation, Schweiz, French-speaking Switzerland, German-speaking Switzerland
es Confederación Suiza, Confederación Helvética, Suiza francesa, Suiza alemana
fr Confédération suisse, Confédération helvétique, Suisse romande, Romandie, Suisse alémanique, Suisse allemande
de Schweizerische Eidgenossenschaft, Eidgenossenschaft, Deutschschweiz, Westschweiz, Romandie, schweizweit
it Confederazione Svizzera, Confederazione Elvetica, Svizzera italiana, Svizzera tedesca, Svizzera francese, Svizzera romanda
pt Confederação Suíça, Confederação Helvética, Suíça francesa, Suíça alemã

FR
en French Republic, metropolitan France, mainland France
es República Francesa
fr République française, Hexagone, France métropolitaine, France entière, toute la France
de Französische Republik, frankreichweit
it Repubblica Francese
pt República Francesa

BE
en België, Flanders, Wallonia
es Flandes, Valonia
fr Flandre, Wallonie, Région wallonne, Région flamande
de Flandern, Wallonien, Königreich Belgien
it Fiandre, Vallonia
pt Flandres, Valónia

LU
en Luxemburg, Letzebuerg, Grand Duchy of Luxembourg, Grand Duchy
es Gran Ducado de Luxemburgo, Gran Ducado
fr Grand-Duché de Luxembourg, Grand-Duché, Luxemburg
de Luxembourg, Großherzogtum Luxemburg, Großherzogtum
it Granducato di Lussemburgo, Granducato
pt Grão-Ducado do Luxemburgo, Grão-Ducado

NL
en Holland, The Netherlands, Nederland
es Holanda, los Países Bajos
fr Hollande, les Pays-Bas
de Holland, die Niederlande, Nederland
it Olanda, i Paesi Bassi
pt Holanda, os Países Baixos

ES
en España, mainland Spain, Kingdom of Spain
es Reino de España, toda España
fr Royaume d'Espagne, España
de España, Königreich Spanien
it Regno di Spagna, España
pt Reino de Espanha, España

PT
en Portuguese Republic, mainland Portugal
es República Portuguesa
fr République portugaise
de Portugiesische Republik
it Repubblica Portoghese
pt Portugal continental, República Portuguesa, todo o país

IT
en Italia, Italian Republic
es República Italiana
fr République italienne, Italia
de Italia, Italienische Republik
it Repubblica Italiana, tutta Italia
pt República Italiana

GB
en UK, U.K., England, Great Britain, Britain, GB, Scotland, Wales, Northern Ireland
es UK, Inglaterra, Gran Bretaña, Escocia, Gales, País de Gales, Irlanda del Norte, RU
fr UK, Angleterre, Grande-Bretagne, Écosse, pays de Galles, Irlande du Nord, R.-U.
de UK, England, Großbritannien, GB, Schottland, Wales, Nordirland, Britannien
it UK, Inghilterra, Gran Bretagna, Scozia, Galles, Irlanda del Nord
pt UK, Inglaterra, Grã-Bretanha, Escócia, País de Gales, Irlanda do Norte

IE
en Republic of Ireland, Irish Republic, Éire, Southern Ireland
es República de Irlanda, Éire
fr République d'Irlande, Éire, Irlande du Sud
de Republik Irland, Irische Republik, Éire
it Repubblica d'Irlanda, Éire
pt República da Irlanda, Éire

PL
en Polska, Republic of Poland
es República de Polonia
fr République de Pologne
de Polska, Republik Polen
it Repubblica di Polonia
pt Polônia, República da Polónia

CZ
en Czech Republic, Czech Rep., Česko
es República Checa, Rep. Checa
fr République tchèque, Rép. tchèque
de Tschechische Republik, Tschechei
it Repubblica Ceca, Rep. Ceca
pt República Checa, Tchéquia, República Tcheca

DK
en Danmark, Kingdom of Denmark
es Reino de Dinamarca
fr Royaume du Danemark
de Danmark, Königreich Dänemark
it Regno di Danimarca
pt Reino da Dinamarca

SE
en Sverige, Kingdom of Sweden
es Reino de Suecia
fr Royaume de Suède
de Sverige, Königreich Schweden
it Regno di Svezia
pt Reino da Suécia
`;
