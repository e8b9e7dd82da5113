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
`;
