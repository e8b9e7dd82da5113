/** The words for languages and those who speak them (ISO 639-1), by language; the first of a line is its label. */
export const languageWords = `
ar
en Arabic, Modern Standard Arabic, Arab speaking, Arab speaker, Arabophone, Arabic speaking, Arabic speaker, speak Arabic, speaks Arabic, Arabic language
es Árabe, arabófono, arabófona, araboparlante, arabohablante, árabe hablante, habla árabe, que habla árabe, que hable árabe, hablar árabe, idioma árabe, lengua árabe
fr Arabe, arabophone, arabe littéraire, parlant arabe, qui parle arabe, parle arabe, parler arabe, langue arabe, locuteur arabe, locutrice arabe
de Arabisch, Hocharabisch, arabophon, arabischsprachig, Arabisch sprechend, Arabischkenntnisse, Arabisch-Sprachkenntnisse, arabische Sprache, spricht Arabisch, Arabischsprecher, Arabischsprecherin
it Arabo, araba, arabofono, arabofona, lingua araba, madrelingua araba, che parla arabo, parla arabo, parlante arabo
pt Árabe, arabófono, arabófona, falante de árabe, fluente em árabe, que fala árabe, fala árabe, falar árabe, língua árabe, idioma árabe

be
en Belarusian, Belarussian, Byelorussian, Belorussian, Belarusian speaking, Belarusian speaker
es Bielorruso, bielorrusa
fr Biélorusse, bélarusse
de Belarussisch, Weißrussisch, Belarusisch, belarussischsprachig, Belarussisch sprechend, Belarussischkenntnisse
it Bielorusso, bielorussa
pt Bielorrusso, bielorrussa

bg
en Bulgarian, Bulgarian speaking, Bulgarian speaker, speak Bulgarian, speaks Bulgarian, Bulgarian language
es Búlgaro, búlgara, búlgaro hablante, habla búlgaro, habla búlgara, que habla búlgaro, que hable búlgaro, hablar búlgaro, idioma búlgaro, lengua búlgara
fr Bulgare, bulgarophone, parlant bulgare, qui parle bulgare, parle bulgare, parler bulgare, langue bulgare, locuteur bulgare, locutrice bulgare
de Bulgarisch, bulgarischsprachig, Bulgarisch sprechend, Bulgarischkenntnisse, Bulgarisch-Sprachkenntnisse, bulgarische Sprache, spricht Bulgarisch, Bulgarischsprecher, Bulgarischsprecherin
it Bulgaro, bulgara, lingua bulgara, madrelingua bulgara, che parla bulgaro, parla bulgaro, parlante bulgaro
pt Búlgaro, búlgara, falante de búlgaro, fluente em búlgaro, que fala búlgaro, fala búlgaro, falar búlgaro, língua búlgara, idioma búlgaro

bn
en Bengali, Bangla, Bengali speaking, Bengali speaker
es Bengalí, bangla
fr Bengali, bengalie, bangla
de Bengalisch, Bengali, Bangla, bengalischsprachig, Bengalisch sprechend, Bengalischkenntnisse
it Bengalese, bengali
pt Bengalês, bengalesa, bengali

bs
en Bosnian, Bosnian speaking, Bosnian speaker
es Bosnio, bosniaco
fr Bosniaque, bosnien
de Bosnisch, bosnischsprachig, Bosnisch sprechend, Bosnischkenntnisse
it Bosniaco, bosniaca
pt Bósnio

ca
en Catalan, Valencian, Catalan speaking, Catalan speaker, speak Catalan, speaks Catalan, Catalan language
es Catalán, catalana, valenciano, valenciana, catalanohablante, catalanoparlante, catalán hablante, habla catalán, habla catalana, que habla catalán, que hable catalán, hablar catalán, idioma catalán, lengua catalana
fr Catalan, catalane, catalanophone, valencien, parlant catalan, qui parle catalan, parle catalan, parler catalan, langue catalane, locuteur catalan, locutrice catalan
de Katalanisch, Valencianisch, Valenzianisch, katalanischsprachig, Katalanisch sprechend, Katalanischkenntnisse, Katalanisch-Sprachkenntnisse, katalanische Sprache, spricht Katalanisch, Katalanischsprecher, Katalanischsprecherin
it Catalano, catalana, valenciano, valenzano, catalanofono, lingua catalana, madrelingua catalana, che parla catalano, parla catalano, parlante catalano
pt Catalão, catalã, valenciano, falante de catalão, fluente em catalão, que fala catalão, fala catalão, falar catalão, língua catalã, idioma catalão

cs
en Czech, Czech speaking, Czech speaker, speak Czech, speaks Czech, Czech language
es Checo, checa, checo hablante, habla checo, habla checa, que habla checo, que hable checo, hablar checo, idioma checo, lengua checa
fr Tchèque, tchécophone, parlant tchèque, qui parle tchèque, parle tchèque, parler tchèque, langue tchèque, locuteur tchèque, locutrice tchèque
de Tschechisch, tschechischsprachig, Tschechisch sprechend, Tschechischkenntnisse, Tschechisch-Sprachkenntnisse, tschechische Sprache, spricht Tschechisch, Tschechischsprecher, Tschechischsprecherin
it Ceco, ceca, lingua ceca, madrelingua ceca, che parla ceco, parla ceco, parlante ceco
pt Checo, checa, tcheco, tcheca, falante de checo, fluente em checo, que fala checo, fala checo, falar checo, língua checa, idioma checo

cy
en Welsh, Cymraeg, Welsh speaking, Welsh speaker
es Galés, galesa
fr Gallois, galloise
de Walisisch, Kymrisch, walisischsprachig, Walisisch sprechend, Walisischkenntnisse
it Gallese
pt Galês, galesa

da
en Danish, Danish speaking, Danish speaker, speak Danish, speaks Danish, Danish language
es Danés, danesa, danés hablante, habla danés, habla danesa, que habla danés, que hable danés, hablar danés, idioma danés, lengua danesa
fr Danois, danoise, danophone, parlant danois, qui parle danois, parle danois, parler danois, langue danoise, locuteur danois, locutrice danois
de Dänisch, dänischsprachig, Dänisch sprechend, Dänischkenntnisse, Dänisch-Sprachkenntnisse, dänische Sprache, spricht Dänisch, Dänischsprecher, Dänischsprecherin
it Danese, lingua danese, madrelingua danese, che parla danese, parla danese, parlante danese
pt Dinamarquês, dinamarquesa, falante de dinamarquês, fluente em dinamarquês, que fala dinamarquês, fala dinamarquês, falar dinamarquês, língua dinamarquesa, idioma dinamarquês

de
en German, germanophone, Swiss German, Austrian German, German speaking, German speaker, speak German, speaks German, German language
es Alemán, alemana, germanófono, germanófona, germanoparlante, germanohablante, alemán hablante, habla alemán, habla alemana, que habla alemán, que hable alemán, hablar alemán, idioma alemán, lengua alemana
fr Allemand, allemande, germanophone, germaniste, suisse allemand, parlant allemand, qui parle allemand, parle allemand, parler allemand, langue allemande, locuteur allemand, locutrice allemand
de Deutsch, Hochdeutsch, Schweizerdeutsch, Schwyzerdütsch, deutschsprachig, Deutsch sprechend, Deutschkenntnisse, Deutsch-Sprachkenntnisse, deutsche Sprache, spricht Deutsch, Deutschsprecher, Deutschsprecherin
it Tedesco, tedesca, germanofono, germanofona, lingua tedesca, madrelingua tedesca, che parla tedesco, parla tedesco, parlante tedesco
pt Alemão, alemã, germanófono, germanófona, falante de alemão, fluente em alemão, que fala alemão, fala alemão, falar alemão, língua alemã, idioma alemão

el
en Greek, Modern Greek, Greek speaking, Greek speaker, speak Greek, speaks Greek, Greek language
es Griego, griega, grecoparlante, grecohablante, griego hablante, habla griego, habla griega, que habla griego, que hable griego, hablar griego, idioma griego, lengua griega
fr Grec, grecque, hellénophone, grec moderne, parlant grec, qui parle grec, parle grec, parler grec, langue grecque, locuteur grec, locutrice grec
de Griechisch, Neugriechisch, griechischsprachig, Griechisch sprechend, Griechischkenntnisse, Griechisch-Sprachkenntnisse, griechische Sprache, spricht Griechisch, Griechischsprecher, Griechischsprecherin
it Greco, greca, neogreco, ellenofono, lingua greca, madrelingua greca, che parla greco, parla greco, parlante greco
pt Grego, grega, falante de grego, fluente em grego, que fala grego, fala grego, falar grego, língua grega, idioma grego

en
en English, anglophone, British English, American English, English speaking, English speaker, speak English, speaks English, English language
es Inglés, inglesa, anglófono, anglófona, angloparlante, anglohablante, inglés hablante, habla inglés, habla inglesa, que habla inglés, que hable inglés, hablar inglés, idioma inglés, lengua inglesa
fr Anglais, anglaise, anglophone, angliciste, parlant anglais, qui parle anglais, parle anglais, parler anglais, langue anglaise, locuteur anglais, locutrice anglais
de Englisch, anglophon, Business-Englisch, Wirtschaftsenglisch, englischsprachig, Englisch sprechend, Englischkenntnisse, Englisch-Sprachkenntnisse, englische Sprache, spricht Englisch, Englischsprecher, Englischsprecherin
it Inglese, anglofono, anglofona, inglese commerciale, lingua inglese, madrelingua inglese, che parla inglese, parla inglese, parlante inglese
pt Inglês, inglesa, anglófono, anglófona, falante de inglês, fluente em inglês, que fala inglês, fala inglês, falar inglês, língua inglesa, idioma inglês

es
en Spanish, Castilian, Hispanophone, Latin American Spanish, LATAM Spanish, Spanish speaking, Spanish speaker, speak Spanish, speaks Spanish, Spanish language
es Español, española, castellano, castellana, hispanohablante, hispanoparlante, castellanohablante, castellanoparlante, habla hispana, hispanófono, hispanófona, español hablante, habla español, habla española, que habla español, que hable español, hablar español, idioma español, lengua española
fr Espagnol, espagnole, castillan, hispanophone, hispanisant, parlant espagnol, qui parle espagnol, parle espagnol, parler espagnol, langue espagnole, locuteur espagnol, locutrice espagnol
de Spanisch, Kastilisch, hispanophon, spanischsprachig, Spanisch sprechend, Spanischkenntnisse, Spanisch-Sprachkenntnisse, spanische Sprache, spricht Spanisch, Spanischsprecher, Spanischsprecherin
it Spagnolo, spagnola, castigliano, ispanofono, ispanofona, lingua spagnola, madrelingua spagnola, che parla spagnolo, parla spagnolo, parlante spagnolo
pt Espanhol, espanhola, castelhano, hispanófono, hispanófona, língua castelhana, falante de espanhol, fluente em espanhol, que fala espanhol, fala espanhol, falar espanhol, língua espanhola, idioma espanhol

et
en Estonian, Estonian speaking, Estonian speaker
es Estonio
fr Estonien, estonienne
de Estnisch, estnischsprachig, Estnisch sprechend, Estnischkenntnisse
it Estone
pt Estónio, estoniano

eu
en Basque, Euskara, Basque speaking, Basque speaker
es Euskera, vasco, vascuence, euskara, euskaldún, vascohablante, vascoparlante
fr Basque, euskara, bascophone
de Baskisch, Euskara, baskischsprachig, Baskisch sprechend, Baskischkenntnisse
it Basco, basca, euskera
pt Basco, basca, euskera

fa
en Persian, Farsi, Dari, Persian speaking, Persian speaker
es Persa, farsi, dari
fr Persan, persane, farsi, dari, persanophone
de Persisch, Farsi, Dari, persischsprachig, Persisch sprechend, Persischkenntnisse
it Persiano, farsi, dari
pt Persa, farsi, dari

fi
en Finnish, Suomi, Finnish speaking, Finnish speaker, speak Finnish, speaks Finnish, Finnish language
es Finés, finesa, finlandés, finlandesa, finés hablante, habla finés, habla finesa, que habla finés, que hable finés, hablar finés, idioma finés, lengua finesa
fr Finnois, finnoise, finlandais, finlandaise, finnophone, parlant finnois, qui parle finnois, parle finnois, parler finnois, langue finnoise, locuteur finnois, locutrice finnois
de Finnisch, finnischsprachig, Finnisch sprechend, Finnischkenntnisse, Finnisch-Sprachkenntnisse, finnische Sprache, spricht Finnisch, Finnischsprecher, Finnischsprecherin
it Finlandese, finnico, lingua finlandese, madrelingua finlandese, che parla finlandese, parla finlandese, parlante finlandese
pt Finlandês, finlandesa, finês, falante de finlandês, fluente em finlandês, que fala finlandês, fala finlandês, falar finlandês, língua finlandesa, idioma finlandês

fr
en French, francophone, Canadian French, French Canadian, French speaking, French speaker, speak French, speaks French, French language
es Francés, francesa, francófono, francófona, francoparlante, francohablante, francés hablante, habla francés, habla francesa, que habla francés, que hable francés, hablar francés, idioma francés, lengua francesa
fr Français, française, francophone, francophonie, parlant français, qui parle français, parle français, parler français, langue française, locuteur français, locutrice français
de Französisch, frankophon, frankofon, französischsprachig, Französisch sprechend, Französischkenntnisse, Französisch-Sprachkenntnisse, französische Sprache, spricht Französisch, Französischsprecher, Französischsprecherin
it Francese, francofono, francofona, lingua francese, madrelingua francese, che parla francese, parla francese, parlante francese
pt Francês, francesa, francófono, francófona, falante de francês, fluente em francês, que fala francês, fala francês, falar francês, língua francesa, idioma francês

ga
en Irish, Irish Gaelic, Gaeilge, Irish speaking, Irish speaker
es Irlandés, irlandesa, gaélico irlandés
fr Irlandais, irlandaise, gaélique irlandais
de Irisch, Irisch-Gälisch, irischsprachig, Irisch sprechend, Irischkenntnisse
it Irlandese, gaelico irlandese
pt Irlandês, irlandesa, gaélico irlandês

gl
en Galician, Galician speaking, Galician speaker
es Gallego, gallega, galego, gallegohablante, gallegoparlante
fr Galicien, galicienne
de Galicisch, Galizisch, Galegisch, galicischsprachig, Galicisch sprechend, Galicischkenntnisse
it Galiziano, galiziana, gallego, galego
pt Galego, galega

he
en Hebrew, Modern Hebrew, Ivrit, Hebrew speaking, Hebrew speaker, speak Hebrew, speaks Hebrew, Hebrew language
es Hebreo, hebrea, hebreo hablante, habla hebreo, habla hebrea, que habla hebreo, que hable hebreo, hablar hebreo, idioma hebreo, lengua hebrea
fr Hébreu, hébréophone, hébraïsant, parlant hébreu, qui parle hébreu, parle hébreu, parler hébreu, langue hébraïque, locuteur hébreu, locutrice hébreu
de Hebräisch, Iwrit, Ivrit, hebräischsprachig, Hebräisch sprechend, Hebräischkenntnisse, Hebräisch-Sprachkenntnisse, hebräische Sprache, spricht Hebräisch, Hebräischsprecher, Hebräischsprecherin
it Ebraico, ebraica, lingua ebraica, madrelingua ebraica, che parla ebraico, parla ebraico, parlante ebraico
pt Hebraico, hebraica, hebreu, falante de hebraico, fluente em hebraico, que fala hebraico, fala hebraico, falar hebraico, língua hebraica, idioma hebraico

hi
en Hindi, Hindi speaking, Hindi speaker
es Hindi
fr Hindi
de Hindi, hindisprachig, Hindi sprechend, Hindikenntnisse
it Hindi
pt Hindi

hr
en Croatian, Croat, Croatian speaking, Croatian speaker, speak Croatian, speaks Croatian, Croatian language
es Croata, croata hablante, habla croata, que habla croata, que hable croata, hablar croata, idioma croata, lengua croata
fr Croate, croatophone, parlant croate, qui parle croate, parle croate, parler croate, langue croate, locuteur croate, locutrice croate
de Kroatisch, kroatischsprachig, Kroatisch sprechend, Kroatischkenntnisse, Kroatisch-Sprachkenntnisse, kroatische Sprache, spricht Kroatisch, Kroatischsprecher, Kroatischsprecherin
it Croato, croata, lingua croata, madrelingua croata, che parla croato, parla croato, parlante croato
pt Croata, falante de croata, fluente em croata, que fala croata, fala croata, falar croata, língua croata, idioma croata

hu
en Hungarian, Magyar, Hungarian speaking, Hungarian speaker, speak Hungarian, speaks Hungarian, Hungarian language
es Húngaro, húngara, magiar, húngaro hablante, habla húngaro, habla húngara, que habla húngaro, que hable húngaro, hablar húngaro, idioma húngaro, lengua húngara
fr Hongrois, hongroise, magyarophone, magyar, parlant hongrois, qui parle hongrois, parle hongrois, parler hongrois, langue hongroise, locuteur hongrois, locutrice hongrois
de Ungarisch, Magyarisch, ungarischsprachig, Ungarisch sprechend, Ungarischkenntnisse, Ungarisch-Sprachkenntnisse, ungarische Sprache, spricht Ungarisch, Ungarischsprecher, Ungarischsprecherin
it Ungherese, magiaro, lingua ungherese, madrelingua ungherese, che parla ungherese, parla ungherese, parlante ungherese
pt Húngaro, húngara, magiar, falante de húngaro, fluente em húngaro, que fala húngaro, fala húngaro, falar húngaro, língua húngara, idioma húngaro

hy
en Armenian, Armenian speaking, Armenian speaker
es Armenio
fr Arménien, arménienne
de Armenisch, armenischsprachig, Armenisch sprechend, Armenischkenntnisse
it Armeno, armena
pt Arménio

id
en Indonesian, Bahasa Indonesia, Indonesian speaking, Indonesian speaker
es Indonesio, bahasa indonesia
fr Indonésien, indonésienne, bahasa indonesia
de Indonesisch, Bahasa Indonesia, indonesischsprachig, Indonesisch sprechend, Indonesischkenntnisse
it Indonesiano, indonesiana, bahasa indonesia
pt Indonésio, bahasa indonesia

is
en Icelandic, Icelandic speaking, Icelandic speaker
es Islandés, islandesa
fr Islandais, islandaise
de Isländisch, isländischsprachig, Isländisch sprechend, Isländischkenntnisse
it Islandese
pt Islandês, islandesa

it
en Italian, Italophone, Italian speaking, Italian speaker, speak Italian, speaks Italian, Italian language
es Italiano, italiana, italoparlante, italohablante, italófono, italiano hablante, habla italiano, habla italiana, que habla italiano, que hable italiano, hablar italiano, idioma italiano, lengua italiana
fr Italien, italienne, italophone, parlant italien, qui parle italien, parle italien, parler italien, langue italienne, locuteur italien, locutrice italien
de Italienisch, italophon, italienischsprachig, Italienisch sprechend, Italienischkenntnisse, Italienisch-Sprachkenntnisse, italienische Sprache, spricht Italienisch, Italienischsprecher, Italienischsprecherin
it Italiano, italiana, italofono, italofona, lingua italiana, madrelingua italiana, che parla italiano, parla italiano, parlante italiano
pt Italiano, italiana, italófono, italófona, falante de italiano, fluente em italiano, que fala italiano, fala italiano, falar italiano, língua italiana, idioma italiano

ja
en Japanese, Japanese speaking, Japanese speaker, speak Japanese, speaks Japanese, Japanese language
es Japonés, japonesa, nipón, japonés hablante, habla japonés, habla japonesa, que habla japonés, que hable japonés, hablar japonés, idioma japonés, lengua japonesa
fr Japonais, japonaise, japonophone, nippophone, parlant japonais, qui parle japonais, parle japonais, parler japonais, langue japonaise, locuteur japonais, locutrice japonais
de Japanisch, japanischsprachig, Japanisch sprechend, Japanischkenntnisse, Japanisch-Sprachkenntnisse, japanische Sprache, spricht Japanisch, Japanischsprecher, Japanischsprecherin
it Giapponese, lingua giapponese, madrelingua giapponese, che parla giapponese, parla giapponese, parlante giapponese
pt Japonês, japonesa, falante de japonês, fluente em japonês, que fala japonês, fala japonês, falar japonês, língua japonesa, idioma japonês

ka
en Georgian, Georgian speaking, Georgian speaker
es Georgiano, georgiana
fr Géorgien, géorgienne
de Georgisch, georgischsprachig, Georgisch sprechend, Georgischkenntnisse
it Georgiano, georgiana
pt Georgiano, georgiana

ko
en Korean, Korean speaking, Korean speaker, speak Korean, speaks Korean, Korean language
es Coreano, coreana, coreano hablante, habla coreano, habla coreana, que habla coreano, que hable coreano, hablar coreano, idioma coreano, lengua coreana
fr Coréen, coréenne, coréanophone, parlant coréen, qui parle coréen, parle coréen, parler coréen, langue coréenne, locuteur coréen, locutrice coréen
de Koreanisch, koreanischsprachig, Koreanisch sprechend, Koreanischkenntnisse, Koreanisch-Sprachkenntnisse, koreanische Sprache, spricht Koreanisch, Koreanischsprecher, Koreanischsprecherin
it Coreano, coreana, lingua coreana, madrelingua coreana, che parla coreano, parla coreano, parlante coreano
pt Coreano, coreana, falante de coreano, fluente em coreano, que fala coreano, fala coreano, falar coreano, língua coreana, idioma coreano

lb
en Luxembourgish, Luxemburgish, Letzeburgesch, Lëtzebuergesch, Luxembourgish speaking, Luxembourgish speaker
es Luxemburgués, luxemburguesa
fr Luxembourgeois, luxembourgeoise, luxembourgophone
de Luxemburgisch, Lëtzebuergesch, Letzeburgisch, luxemburgischsprachig, Luxemburgisch sprechend, Luxemburgischkenntnisse
it Lussemburghese
pt Luxemburguês, luxemburguesa

lt
en Lithuanian, Lithuanian speaking, Lithuanian speaker
es Lituano, lituana
fr Lituanien, lituanienne
de Litauisch, litauischsprachig, Litauisch sprechend, Litauischkenntnisse
it Lituano, lituana
pt Lituano, lituana

lv
en Latvian, Lettish, Latvian speaking, Latvian speaker
es Letón, letona
fr Letton
de Lettisch, lettischsprachig, Lettisch sprechend, Lettischkenntnisse
it Lettone
pt Letão, letã

mk
en Macedonian, Macedonian speaking, Macedonian speaker
es Macedonio
fr Macédonien, macédonienne
de Mazedonisch, Makedonisch, mazedonischsprachig, Mazedonisch sprechend, Mazedonischkenntnisse
it Macedone
pt Macedónio

mt
en Maltese, Maltese speaking, Maltese speaker
es Maltés, maltesa
fr Maltais, maltaise
de Maltesisch, maltesischsprachig, Maltesisch sprechend, Maltesischkenntnisse
it Maltese
pt Maltês, maltesa

nl
en Dutch, Flemish, Netherlandish, Flemish speaking, Flemish speaker, Dutch speaking, Dutch speaker, speak Dutch, speaks Dutch, Dutch language
es Neerlandés, neerlandesa, holandés, holandesa, flamenco, neerlandófono, neerlandoparlante, neerlandés hablante, habla neerlandés, habla neerlandesa, que habla neerlandés, que hable neerlandés, hablar neerlandés, idioma neerlandés, lengua neerlandesa
fr Néerlandais, néerlandaise, hollandais, hollandaise, flamand, flamande, néerlandophone, parlant néerlandais, qui parle néerlandais, parle néerlandais, parler néerlandais, langue néerlandaise, locuteur néerlandais, locutrice néerlandais
de Niederländisch, Holländisch, Flämisch, flämischsprachig, holländischsprachig, niederländischsprachig, Niederländisch sprechend, Niederländischkenntnisse, Niederländisch-Sprachkenntnisse, niederländische Sprache, spricht Niederländisch, Niederländischsprecher, Niederländischsprecherin
it Olandese, neerlandese, fiammingo, fiamminga, neerlandofono, lingua olandese, madrelingua olandese, che parla olandese, parla olandese, parlante olandese
pt Neerlandês, neerlandesa, holandês, holandesa, flamengo, neerlandófono, falante de neerlandês, fluente em neerlandês, que fala neerlandês, fala neerlandês, falar neerlandês, língua neerlandesa, idioma neerlandês

no
en Norwegian, Norwegian Bokmål, Bokmål, Nynorsk, Norwegian speaking, Norwegian speaker, speak Norwegian, speaks Norwegian, Norwegian language
es Noruego, bokmål, noruego hablante, habla noruego, habla noruega, que habla noruego, que hable noruego, hablar noruego, idioma noruego, lengua noruega
fr Norvégien, norvégienne, bokmål, parlant norvégien, qui parle norvégien, parle norvégien, parler norvégien, langue norvégienne, locuteur norvégien, locutrice norvégien
de Norwegisch, Bokmål, norwegischsprachig, Norwegisch sprechend, Norwegischkenntnisse, Norwegisch-Sprachkenntnisse, norwegische Sprache, spricht Norwegisch, Norwegischsprecher, Norwegischsprecherin
it Norvegese, bokmål, lingua norvegese, madrelingua norvegese, che parla norvegese, parla norvegese, parlante norvegese
pt Norueguês, norueguesa, bokmål, falante de norueguês, fluente em norueguês, que fala norueguês, fala norueguês, falar norueguês, língua norueguesa, idioma norueguês

pl
en Polish, Polish speaking, Polish speaker, speak Polish, speaks Polish, Polish language
es Polaco, polaca, polaco hablante, habla polaco, habla polaca, que habla polaco, que hable polaco, hablar polaco, idioma polaco, lengua polaca
fr Polonais, polonaise, polonophone, parlant polonais, qui parle polonais, parle polonais, parler polonais, langue polonaise, locuteur polonais, locutrice polonais
de Polnisch, polnischsprachig, Polnisch sprechend, Polnischkenntnisse, Polnisch-Sprachkenntnisse, polnische Sprache, spricht Polnisch, Polnischsprecher, Polnischsprecherin
it Polacco, polacca, lingua polacca, madrelingua polacca, che parla polacco, parla polacco, parlante polacco
pt Polaco, polaca, polonês, polonesa, falante de polaco, fluente em polaco, que fala polaco, fala polaco, falar polaco, língua polaca, idioma polaco

pt
en Portuguese, Brazilian Portuguese, European Portuguese, Lusophone, Brazilian speaking, Brazilian speaker, Portuguese speaking, Portuguese speaker, speak Portuguese, speaks Portuguese, Portuguese language
es Portugués, portuguesa, portugués brasileño, portugués de Brasil, portugués europeo, brasileño, lusófono, lusófona, lusohablante, lusoparlante, portugués hablante, habla portugués, habla portuguesa, que habla portugués, que hable portugués, hablar portugués, idioma portugués, lengua portuguesa
fr Portugais, portugaise, portugais brésilien, portugais du Brésil, brésilien, lusophone, parlant portugais, qui parle portugais, parle portugais, parler portugais, langue portugaise, locuteur portugais, locutrice portugais
de Portugiesisch, brasilianisches Portugiesisch, Brasilianisch, europäisches Portugiesisch, lusophon, portugiesischsprachig, Portugiesisch sprechend, Portugiesischkenntnisse, Portugiesisch-Sprachkenntnisse, portugiesische Sprache, spricht Portugiesisch, Portugiesischsprecher, Portugiesischsprecherin
it Portoghese, portoghese brasiliano, brasiliano, lusofono, lusofona, lingua portoghese, madrelingua portoghese, che parla portoghese, parla portoghese, parlante portoghese
pt Português, portuguesa, português do Brasil, português brasileiro, português europeu, português de Portugal, lusófono, lusófona, falante de português, fluente em português, que fala português, fala português, falar português, língua portuguesa, idioma português

ro
en Romanian, Rumanian, Roumanian, Moldovan, Romanian speaking, Romanian speaker, speak Romanian, speaks Romanian, Romanian language
es Rumano, rumana, moldavo, rumano hablante, habla rumano, habla rumana, que habla rumano, que hable rumano, hablar rumano, idioma rumano, lengua rumana
fr Roumain, roumaine, roumanophone, moldave, parlant roumain, qui parle roumain, parle roumain, parler roumain, langue roumaine, locuteur roumain, locutrice roumain
de Rumänisch, Moldauisch, rumänischsprachig, Rumänisch sprechend, Rumänischkenntnisse, Rumänisch-Sprachkenntnisse, rumänische Sprache, spricht Rumänisch, Rumänischsprecher, Rumänischsprecherin
it Rumeno, rumena, romeno, romena, moldavo, lingua rumena, madrelingua rumena, che parla rumeno, parla rumeno, parlante rumeno
pt Romeno, romena, moldavo, falante de romeno, fluente em romeno, que fala romeno, fala romeno, falar romeno, língua romena, idioma romeno

ru
en Russian, Russophone, Russian speaking, Russian speaker, speak Russian, speaks Russian, Russian language
es Ruso, rusa, rusoparlante, rusohablante, rusófono, habla ruso, habla rusa, que habla ruso, que hable ruso, hablar ruso, idioma ruso, lengua rusa
fr Russe, russophone, parlant russe, qui parle russe, parle russe, parler russe, langue russe, locuteur russe, locutrice russe
de Russisch, russophon, russischsprachig, Russisch sprechend, Russischkenntnisse, Russisch-Sprachkenntnisse, russische Sprache, spricht Russisch, Russischsprecher, Russischsprecherin
it Russo, russa, russofono, russofona, lingua russa, madrelingua russa, che parla russo, parla russo, parlante russo
pt Russo, russa, russófono, russófona, falante de russo, fluente em russo, que fala russo, fala russo, falar russo, língua russa, idioma russo

sk
en Slovak, Slovakian, Slovak speaking, Slovak speaker, speak Slovak, speaks Slovak, Slovak language
es Eslovaco, eslovaca, eslovaco hablante, habla eslovaco, habla eslovaca, que habla eslovaco, que hable eslovaco, hablar eslovaco, idioma eslovaco, lengua eslovaca
fr Slovaque, slovacophone, parlant slovaque, qui parle slovaque, parle slovaque, parler slovaque, langue slovaque, locuteur slovaque, locutrice slovaque
de Slowakisch, slowakischsprachig, Slowakisch sprechend, Slowakischkenntnisse, Slowakisch-Sprachkenntnisse, slowakische Sprache, spricht Slowakisch, Slowakischsprecher, Slowakischsprecherin
it Slovacco, slovacca, lingua slovacca, madrelingua slovacca, che parla slovacco, parla slovacco, parlante slovacco
pt Eslovaco, eslovaca, falante de eslovaco, fluente em eslovaco, que fala eslovaco, fala eslovaco, falar eslovaco, língua eslovaca, idioma eslovaco

sl
en Slovenian, Slovene, Slovenian speaking, Slovenian speaker, speak Slovenian, speaks Slovenian, Slovenian language
es Esloveno, eslovena, esloveno hablante, habla esloveno, habla eslovena, que habla esloveno, que hable esloveno, hablar esloveno, idioma esloveno, lengua eslovena
fr Slovène, slovénophone, parlant slovène, qui parle slovène, parle slovène, parler slovène, langue slovène, locuteur slovène, locutrice slovène
de Slowenisch, slowenischsprachig, Slowenisch sprechend, Slowenischkenntnisse, Slowenisch-Sprachkenntnisse, slowenische Sprache, spricht Slowenisch, Slowenischsprecher, Slowenischsprecherin
it Sloveno, slovena, lingua slovena, madrelingua slovena, che parla sloveno, parla sloveno, parlante sloveno
pt Esloveno, eslovena, falante de esloveno, fluente em esloveno, que fala esloveno, fala esloveno, falar esloveno, língua eslovena, idioma esloveno

sq
en Albanian, Shqip, Albanian speaking, Albanian speaker
es Albanés, albanesa
fr Albanais, albanaise, albanophone
de Albanisch, albanischsprachig, Albanisch sprechend, Albanischkenntnisse
it Albanese
pt Albanês, albanesa

sr
en Serbian, Serb, Serbian speaking, Serbian speaker, speak Serbian, speaks Serbian, Serbian language
es Serbio, serbio hablante, habla serbio, habla serbia, que habla serbio, que hable serbio, hablar serbio, idioma serbio, lengua serbia
fr Serbe, serbophone, parlant serbe, qui parle serbe, parle serbe, parler serbe, langue serbe, locuteur serbe, locutrice serbe
de Serbisch, serbischsprachig, Serbisch sprechend, Serbischkenntnisse, Serbisch-Sprachkenntnisse, serbische Sprache, spricht Serbisch, Serbischsprecher, Serbischsprecherin
it Serbo, lingua serba, madrelingua serba, che parla serbo, parla serbo, parlante serbo
pt Sérvio, falante de sérvio, fluente em sérvio, que fala sérvio, fala sérvio, falar sérvio, língua sérvia, idioma sérvio

sv
en Swedish, Swedish speaking, Swedish speaker, speak Swedish, speaks Swedish, Swedish language
es Sueco, sueca, sueco hablante, habla sueco, habla sueca, que habla sueco, que hable sueco, hablar sueco, idioma sueco, lengua sueca
fr Suédois, suédoise, suédophone, parlant suédois, qui parle suédois, parle suédois, parler suédois, langue suédoise, locuteur suédois, locutrice suédois
de Schwedisch, schwedischsprachig, Schwedisch sprechend, Schwedischkenntnisse, Schwedisch-Sprachkenntnisse, schwedische Sprache, spricht Schwedisch, Schwedischsprecher, Schwedischsprecherin
it Svedese, lingua svedese, madrelingua svedese, che parla svedese, parla svedese, parlante svedese
pt Sueco, sueca, falante de sueco, fluente em sueco, que fala sueco, fala sueco, falar sueco, língua sueca, idioma sueco

th
en Thai, Thai speaking, Thai speaker
es Tailandés, tailandesa, thai
fr Thaï, thaïe, thaïlandais
de Thailändisch, Thai, thailändischsprachig, Thailändisch sprechend, Thailändischkenntnisse
it Thailandese, thai, tailandese
pt Tailandês, tailandesa

tr
en Turkish, Turkish speaking, Turkish speaker, speak Turkish, speaks Turkish, Turkish language
es Turco, turca, turcoparlante, turco hablante, habla turco, habla turca, que habla turco, que hable turco, hablar turco, idioma turco, lengua turca
fr Turc, turque, turcophone, parlant turc, qui parle turc, parle turc, parler turc, langue turque, locuteur turc, locutrice turc
de Türkisch, türkischsprachig, Türkisch sprechend, Türkischkenntnisse, Türkisch-Sprachkenntnisse, türkische Sprache, spricht Türkisch, Türkischsprecher, Türkischsprecherin
it Turco, turca, turcofono, lingua turca, madrelingua turca, che parla turco, parla turco, parlante turco
pt Turco, turca, falante de turco, fluente em turco, que fala turco, fala turco, falar turco, língua turca, idioma turco

uk
en Ukrainian, Ukrainian speaking, Ukrainian speaker, speak Ukrainian, speaks Ukrainian, Ukrainian language
es Ucraniano, ucraniana, ucraniano hablante, habla ucraniano, habla ucraniana, que habla ucraniano, que hable ucraniano, hablar ucraniano, idioma ucraniano, lengua ucraniana
fr Ukrainien, ukrainienne, ukrainophone, parlant ukrainien, qui parle ukrainien, parle ukrainien, parler ukrainien, langue ukrainienne, locuteur ukrainien, locutrice ukrainien
de Ukrainisch, ukrainischsprachig, Ukrainisch sprechend, Ukrainischkenntnisse, Ukrainisch-Sprachkenntnisse, ukrainische Sprache, spricht Ukrainisch, Ukrainischsprecher, Ukrainischsprecherin
it Ucraino, ucrainofono, lingua ucraina, madrelingua ucraina, che parla ucraino, parla ucraino, parlante ucraino
pt Ucraniano, ucraniana, falante de ucraniano, fluente em ucraniano, que fala ucraniano, fala ucraniano, falar ucraniano, língua ucraniana, idioma ucraniano

ur
en Urdu, Urdu speaking, Urdu speaker
es Urdu
fr Ourdou, urdu
de Urdu, urdusprachig, Urdu sprechend, Urdukenntnisse
it Urdu
pt Urdu

vi
en Vietnamese, Vietnamese speaking, Vietnamese speaker
es Vietnamita
fr Vietnamien, vietnamienne
de Vietnamesisch, vietnamesischsprachig, Vietnamesisch sprechend, Vietnamesischkenntnisse
it Vietnamita
pt Vietnamita

zh
en Chinese, Mandarin, Mandarin Chinese, Cantonese, Putonghua, Mandarin speaking, Mandarin speaker, Cantonese speaking, Cantonese speaker, simplified Chinese, traditional Chinese, Chinese speaking, Chinese speaker, speak Chinese, speaks Chinese, Chinese language
es Chino, mandarín, chino mandarín, cantonés, sinohablante, chino hablante, habla chino, habla china, que habla chino, que hable chino, hablar chino, idioma chino, lengua china
fr Chinois, chinoise, mandarin, chinois mandarin, cantonais, sinophone, parlant chinois, qui parle chinois, parle chinois, parler chinois, langue chinoise, locuteur chinois, locutrice chinois
de Chinesisch, Mandarin, Hochchinesisch, Mandarin-Chinesisch, Kantonesisch, chinesischsprachig, Chinesisch sprechend, Chinesischkenntnisse, Chinesisch-Sprachkenntnisse, chinesische Sprache, spricht Chinesisch, Chinesischsprecher, Chinesischsprecherin
it Cinese, mandarino, cinese mandarino, cantonese, sinofono, lingua cinese, madrelingua cinese, che parla cinese, parla cinese, parlante cinese
pt Chinês, chinesa, mandarim, chinês mandarim, cantonês, falante de chinês, fluente em chinês, que fala chinês, fala chinês, falar chinês, língua chinesa, idioma chinês
`;
