/** Occupations outside of the field that people search for: building, workshops, industry, transport, farming. */
export const craftTrades = `
electrician
en Electrician, electrical fitter, industrial electrician, maintenance electrician, electrical installer, apprentice electrician
es Electricista, oficial electricista, electricista industrial, instalador eléctrico, instalador electricista, ayudante de electricista, electromecánico
fr Électricien, électricienne, électricien bâtiment, électricien industriel, électromécanicien, électromécanicienne, électrotechnicien
de Betriebselektriker, Elektrofachkraft, Bauelektriker, Elektroniker für Betriebstechnik, Elektroniker für Energie- und Gebäudetechnik, Elektroinstallateur, Elektromonteur, Elektrohelfer
it Elettricista industriale, elettricista civile, operaio elettricista, impiantista elettrico, manutentore elettrico, installatore elettrico, elettromeccanico
pt Eletricista, electricista, eletricista industrial, eletromecânico, oficial eletricista, ajudante de eletricista, eletricista de manutenção

plumber
en Plumber, heating engineer, gas engineer, pipefitter, pipe fitter, plumbing and heating engineer
es Fontanero, fontanera, plomero, calefactor fontanero, instalador de gas, oficial de fontanería, tubero, frigorista
fr Plombier, plombière, plombier chauffagiste, installateur sanitaire, tuyauteur, frigoriste
de Klempner, Klempnerin, Anlagenmechaniker SHK, Anlagenmechaniker Sanitär, Sanitärinstallateur, Gas- und Wasserinstallateur, Spengler, Heizungsmonteur
it Installatore idraulico, idraulico manutentore, tubista, frigorista, installatore termoidraulico
pt Encanador, encanadora, picheleiro, técnico de canalização, oficial de canalização, tubista, técnico de frio

car-mechanic
en Car mechanic, auto mechanic, vehicle mechanic, motor mechanic, automotive mechanic, diesel mechanic, vehicle technician, motorcycle mechanic
es Mecánico de coches, mecánico de automóviles, mecánica de automóviles, mecánico de vehículos, oficial mecánico, chapista, mecánico de motos, mecánico de taller
fr Mécanicien automobile, mécanicienne automobile, mécanicien poids lourds, carrossier, carrossier-peintre, mécanicien auto, mécanicien moto, mécanicien de garage
de Kfz-Mechatroniker, Kfz-Mechatronikerin, Kfz-Mechaniker, Automechaniker, Automechanikerin, Zweiradmechaniker, Fahrzeuglackierer, Kfz-Schlosser
it Meccanico auto, meccanico d'auto, meccatronico, autoriparatore, meccanico moto, meccanico d'officina, operaio carrozziere
pt Mecânico de automóveis, mecânico auto, mecânico de automóvel, bate-chapas, mecânico de pesados, mecânico de motas, lanterneiro automotivo, mecânico automotivo

welder
en Welder, MIG welder, TIG welder, fabricator welder, coded welder, metalworker, sheet metal worker, locksmith
es Soldador de TIG, soldador de MIG, soldador de hilo, oficial soldador, oficial soldadora, soldador calderero, calderero, cerrajero
fr Soudeur, soudeuse, soudeur TIG, soudeur MIG, chaudronnier, chaudronnière, serrurier métallier, tôlier
de Schweißer, Schweißerin, WIG-Schweißer, MAG-Schweißer, Konstruktionsmechaniker, Industrieschlosser, Bauschlosser
it Saldatore a filo, saldatore TIG, saldatore MIG, saldocarpentiere, carpentiere metallico, fabbro, lattoniere
pt Soldador TIG, soldador MIG, soldador MIG/MAG, serralheiro, serralheira, serralheiro civil, caldeireiro, serralheiro soldador

carpenter
en Carpenter, joiner, cabinetmaker, cabinet maker, bench joiner, shopfitter, furniture maker
es Carpintero, carpintera, ebanista, oficial carpintero, carpintero de aluminio, montador de muebles, carpintero metálico
fr Menuisier, menuisière, charpentier, charpentière, ébéniste, menuisier poseur, menuisier agenceur, monteur de meubles
de Tischler, Tischlerin, Schreiner, Schreinerin, Zimmermann, Tischlermeister, Möbelmonteur
it Falegname, falegname mobiliere, carpentiere in legno, ebanista, montatore di mobili, montatore di serramenti
pt Carpinteiro, carpinteira, marceneiro, marceneira, carpinteiro de limpos, carpinteiro de cofragem, montador de móveis

painter
en Painter, painter and decorator, house painter, spray painter, industrial painter, decorator painter
es Pintor de obra, pintor de interiores, pintor industrial, oficial pintor, pintor decorador, pintor de coches, yesero, escayolista
fr Peintre en bâtiment, peintre décorateur, peintre industriel, peintre intérieur, plaquiste, plâtrier, plâtrier peintre, façadier
de Maler und Lackierer, Malerin und Lackiererin, Malergeselle, Malermeister, Lackierer, Anstreicher, Stuckateur
it Imbianchino, imbianchina, pittore edile, decoratore edile, verniciatore industriale
pt Pintor da construção civil, pintor de construção civil, pintor de automóveis, pintor industrial, estucador, pladurista, gesseiro, pintor predial

bricklayer
en Bricklayer, stonemason, mason bricklayer, brickie, block layer, concrete finisher
es Albañil, oficial de albañilería, oficial albañil, ayudante de albañil, encofrador, ferrallista, cantero marmolista
fr Maçon, maçonne, maçon coffreur, coffreur bancheur, aide-maçon, tailleur de pierre, ferrailleur
de Maurer, Maurerin, Maurermeister, Steinmetz, Eisenflechter, Einschaler
it Muratore, muratrice, aiuto muratore, muratore qualificato, ferraiolo, scalpellino, carpentiere edile, marmista
pt Pedreiro, ajudante de pedreiro, armador de ferro, canteiro marmorista, servente de pedreiro, trolha

construction-worker
en Construction worker, construction labourer, building labourer, builder's labourer, construction site worker, groundworker, site foreman, scaffold erector
es Peón de obra, peón de construcción, peón de albañilería, obrero de la construcción, encargado de obra, operario de construcción, jefe de obra
fr Ouvrier du bâtiment, manœuvre bâtiment, ouvrier BTP, manœuvre BTP, ouvrier de chantier, chef de chantier, conducteur de travaux, échafaudeur
de Bauarbeiter, Bauarbeiterin, Bauhelfer, Baustellenhelfer, Hochbaufacharbeiter, Tiefbaufacharbeiter, Bauleiter
it Operaio edile, manovale edile, manovale, capocantiere, capo cantiere, addetto di cantiere edile, ponteggiatore
pt Servente de obras, servente da construção civil, operário da construção civil, ajudante de obras, encarregado de obras, manobrador de obra, mestre de obras, trabalhador da construção civil

roofer
en Roofer, roof tiler, flat roofer, roof slater, industrial roofer
es Techador, tejador, instalador de cubiertas, montador de cubiertas, impermeabilizador, operario de tejados
fr Couvreur, couvreuse, couvreur zingueur, étancheur, bardeur, zingueur
de Dachdecker, Dachdeckerin, Dachdeckermeister, Dachdeckerhelfer, Bauspengler
it Lattoniere edile, copritetto, impermeabilizzatore, operaio coperture, installatore di tetti
pt Montador de telhados, impermeabilizador, aplicador de telhados

tiler
en Tiler, floor layer, wall and floor tiler, floor tiler, parquet layer, carpet fitter
es Alicatador, solador alicatador, alicatadora, colocador de azulejos, instalador de suelos
fr Carreleur, carreleuse, carreleur mosaïste, poseur de sols, solier moquettiste, parqueteur, poseur de carrelage
de Fliesenleger, Fliesenlegerin, Bodenleger, Bodenlegerin, Parkettleger, Plattenleger
it Posatore di piastrelle, posatore di pavimenti, operaio piastrellista, posatore di parquet
pt Assentador de pavimentos, assentador de azulejos, ladrilhador de primeira, aplicador de pavimentos

crane-operator
en Crane operator, tower crane operator, excavator operator, digger driver, crane driver, heavy equipment operator
es Gruista, operador de grúa, operador de grúa torre, conductor de grúa, maquinista de excavadora, palista, operador de retroexcavadora
fr Grutier, grutière, conducteur de grue, conducteur d'engins, conducteur d'engins de chantier, conducteur de pelle, pelleteur, conducteur de mini-pelle
de Kranführer, Kranführerin, Kranfahrer, Baggerfahrer, Baggerfahrerin, Baumaschinenführer, Baugeräteführer
it Gruista, manovratore di gru, escavatorista, operatore di gru, palista, ruspista
pt Gruista, operador de grua, operador de guindaste, operador de retroescavadora, operador de retroescavadeira, manobrador de máquinas

driver
en Chauffeur, professional driver, private driver, company driver, personal driver, minibus driver
es Chófer, conductor profesional, conductora profesional, chófer particular, conductor de vehículos
fr Chauffeur, chauffeuse, chauffeur privé, chauffeur de maître, conducteur de véhicules
de Kraftfahrer, Kraftfahrerin, Chauffeur, Chauffeurin, PKW-Fahrer, Fahrer Klasse B, Privatfahrer, Schulbusfahrer
it Autista, autista patente B, autista privato, autista personale, conducente di veicoli, autista noleggio con conducente
pt Motorista particular, motorista de ligeiros, motorista categoria B, motorista profissional, motorista executivo

truck-driver
en Truck driver, lorry driver, HGV driver, LGV driver, trucker, class 1 driver, CDL driver, heavy goods vehicle driver
es Camionero, camionera, conductor de camión, conductora de camión, chófer de camión, conductor de tráiler, trailero, camionero internacional
fr Chauffeur poids lourd, conducteur poids lourd, chauffeur PL, chauffeur SPL, conducteur routier, chauffeur routier, conducteur super lourd, conductrice poids lourd
de Lkw-Fahrer, Lkw-Fahrerin, Berufskraftfahrer, Berufskraftfahrerin, Lastwagenfahrer, Fernfahrer, Kraftfahrer CE
it Autista di camion, autista patente C, autista patente CE, autotrasportatore, autista di bilico, autista mezzi pesanti
pt Camionista, motorista de pesados, motorista de camião, motorista de caminhão, caminhoneiro, caminhoneira, motorista carreteiro, motorista internacional

bus-driver
en Bus driver, coach driver, school bus driver, tram driver, train driver, PCV driver
es Conductor de autobús, conductora de autobús, chófer de autobús, conductor de autocar, maquinista de tren, conductor de tranvía
fr Conducteur de bus, conductrice de bus, chauffeur de bus, conducteur de car, conducteur receveur, conducteur de tramway, conducteur de train
de Busfahrer, Busfahrerin, Omnibusfahrer, Reisebusfahrer, Straßenbahnfahrer, Lokführer, Triebfahrzeugführer, Lokomotivführer
it Autista di autobus, conducente di autobus, autista di pullman, autista bus, macchinista ferroviario, tranviere
pt Motorista de autocarro, motorista de pesados de passageiros, motorista de ônibus, motorista de transportes coletivos, maquinista de comboio, guarda-freio

taxi-driver
en Taxi driver, cab driver, Uber driver, minicab driver, rideshare driver
es Taxista, conductor de taxi, conductora de taxi, conductor VTC, conductora VTC, conductor Uber
fr Chauffeur de taxi, taxi chauffeur, chauffeur VTC, conducteur de taxi, taximan, chauffeur Uber
de Taxifahrer, Taxifahrerin, Uber-Fahrer, Mietwagenfahrer, Taxichauffeur
it Tassista, taxista, autista di taxi, autista NCC, autista Uber
pt Taxista, motorista de táxi, motorista TVDE, condutor de táxi, motorista de Uber, motorista de aplicativo

delivery-driver
en Delivery driver, courier driver, delivery rider, van driver, parcel delivery driver, bike courier, delivery courier
es Repartidor, repartidora, conductor repartidor, mensajero en moto, repartidor de paquetería, rider repartidor, repartidor de comida, motorista repartidor
fr Chauffeur-livreur, livreur, livreuse, livreur à vélo, coursier, coursière, livreur de colis, chauffeur VL
de Auslieferungsfahrer, Lieferfahrer, Lieferfahrerin, Kurierfahrer, Paketzusteller, Paketbote, Fahrradkurier, Essenslieferant
it Fattorino, autista consegnatario, rider consegne, addetto alle consegne, driver consegne, autista consegne, fattorino consegne a domicilio
pt Estafeta, motorista de entregas, motoboy, motorista distribuidor, distribuidor de encomendas, ajudante de motorista, entregador de moto, motoboy entregador

warehouse-worker
en Warehouse worker, warehouse operative, warehouse assistant, warehouse associate, warehouseman, warehouse packer, goods-in operative, storekeeper warehouse
es Mozo de almacén, moza de almacén, operario de almacén, operaria de almacén, auxiliar de almacén, almacenero, peón de almacén
fr Magasinier, magasinière, manutentionnaire, agent logistique, agent de quai, préparateur logistique, employé d'entrepôt, agent d'entrepôt
de Lagerarbeiter, Lagermitarbeiter, Lagermitarbeiterin, Lagerhelfer, Lagerist, Lageristin, Fachkraft für Lagerlogistik, Fachlagerist
it Addetto magazzino, magazziniere generico, magazziniera, addetta magazzino, operaio di magazzino, facchino, addetto alla logistica di magazzino
pt Operador de armazém, operadora de armazém, fiel de armazém, auxiliar de armazém, empregado de armazém, almoxarife, auxiliar de logística, repositor de armazém

forklift-driver
en Forklift driver, forklift operator, FLT driver, reach truck driver, counterbalance driver, fork lift truck driver
es Carretillero, carretillera, conductor de carretilla elevadora, operador de montacargas, operario carretillero, carretillero retráctil
fr Cariste, conducteur de chariot élévateur, cariste CACES, agent cariste, magasinier cariste, préparateur cariste
de Staplerfahrer, Staplerfahrerin, Gabelstaplerfahrer, Gabelstaplerfahrerin, Hochregalstaplerfahrer, Schubmaststaplerfahrer
it Addetto al muletto, conducente di muletto, carrellista retrattile, magazziniere carrellista, addetta al muletto
pt Operador de empilhador, operador de empilhadeira, condutor de empilhador, manobrador de empilhador, operadora de empilhador

order-picker
en Order picker, picker packer, pick packer, warehouse picker, picking operative, picker and packer, grocery picker
es Preparador de pedidos, preparadora de pedidos, picker de almacén, operario de picking, mozo de picking, empaquetador, empaquetadora
fr Préparateur de commandes, préparatrice de commandes, agent de préparation de commandes, emballeur, agent de conditionnement, colisteur, picker logistique
de Kommissionierer, Kommissioniererin, Picker Lager, Packer Lager, Lagerkommissionierer
it Addetto al picking, addetta al picking, picker magazzino, addetto confezionamento, addetta confezionamento, operaio confezionatore, addetto imballaggio
pt Preparador de encomendas, preparadora de encomendas, operador de picking, separador de pedidos, conferente de armazém, separador de mercadorias, operador de embalagem

security-guard
en Security guard, door supervisor, night watchman, bouncer, security patrol officer, mobile security patrol officer
es Vigilante de seguridad, guardia de seguridad, vigilanta de seguridad, auxiliar de seguridad, controlador de accesos, vigilante nocturno, guarda jurado
fr Agent de sécurité, agente de sécurité, agent de surveillance, agent de sûreté, agent cynophile, rondier, gardien de nuit
de Sicherheitsmitarbeiter, Sicherheitsmitarbeiterin, Wachmann, Türsteher, Sicherheitskraft, Objektschützer, Werkschutz, Nachtwächter
it Guardia giurata, guardia particolare giurata, addetto alla sicurezza, addetto antitaccheggio, guardiano notturno, buttafuori, vigilante armato
pt Vigilante de segurança, guarda noturno, agente de segurança, vigilante noturno, vigia noturno, vigilante patrimonial, segurança de discoteca

postman
en Postwoman, mail carrier, letter carrier, postal worker, mailman, mail sorter, newspaper carrier
es Repartidor de correos, repartidora de correos, empleado de Correos, empleada de Correos, cartero de correos, clasificador de correo
fr Facteur La Poste, agent de distribution postale, facteur à vélo, préposé au courrier, facteur postal, trieur de courrier
de Briefträger, Briefträgerin, Postbote, Postbotin, Postzusteller, Zeitungszusteller
it Postino, postina, portalettere, addetto al recapito postale, addetto smistamento postale, postino Poste Italiane
pt Carteiro dos CTT, carteiro dos Correios, distribuidor postal, distribuidora postal, distribuidor de correio, carteiro motorizado

production-worker
en Production worker, production operative, factory worker, factory operative, assembly line worker, assembly operative, manufacturing operative, production line operator
es Operario de producción, operaria de producción, operario de fábrica, operaria de fábrica, peón de producción, operario de montaje, peón industrial, auxiliar de producción
fr Ouvrier de production, ouvrière de production, agent de production, opérateur de production, opératrice de production, agent de fabrication, monteur assembleur, ouvrier d'usine
de Produktionsmitarbeiter, Produktionsmitarbeiterin, Produktionshelfer, Produktionshelferin, Fabrikarbeiter, Montagemitarbeiter, Bandarbeiter, Fertigungsmitarbeiter
it Operaio di produzione, operaia di produzione, addetto alla produzione, addetta alla produzione, operaio generico, addetto al montaggio, addetto all'assemblaggio, operaio metalmeccanico
pt Operário fabril, operária fabril, operador de produção, operadora de produção, operador fabril, auxiliar de produção, montador de linha, ajudante de produção

machine-operator
en Machine operator, production machine operator, machine setter, press operator, plant operator, injection moulding operator, packaging machine operator
es Operador de máquina, operadora de máquina, maquinista industrial, operario de máquina, maquinista de producción, operario de inyección, operador de planta industrial, operario de prensa
fr Conducteur de ligne, conductrice de ligne, conducteur de machine, opérateur machine, opérateur sur machine, régleur sur presse, conducteur d'installation industrielle, pilote de ligne de production
de Maschinenführer, Maschinenführerin, Anlagenführer, Maschineneinrichter, Anlagenbediener, Maschinen- und Anlagenführer
it Operatore di macchina, operatrice di macchina, conduttore di impianti, conduttore di macchine, addetto alle macchine, addetto pressa, macchinista di linea, conduttore di linea
pt Operador de máquinas, operadora de máquinas, operador de máquina industrial, condutor de máquinas, afinador de máquinas, operador de injeção, operador de prensa, operador de linha de produção

cnc-operator
en CNC operator, CNC machinist, CNC programmer, CNC turner, CNC miller, lathe operator, toolmaker, milling machine operator
es Operador CNC, operario CNC, programador CNC, tornero, fresador, tornero fresador, operador de torno CNC, matricero
fr Opérateur CNC, opérateur commande numérique, usineur, tourneur-fraiseur, tourneur CN, fraiseur CN, programmeur CN, opérateur régleur commande numérique
de CNC-Dreher, CNC-Fräser, Zerspanungsmechaniker, Zerspanungsmechanikerin, CNC-Bediener, CNC-Maschinenbediener, CNC-Programmierer, Werkzeugmechaniker
it Operatore CNC, operatrice CNC, tornitore, fresatore, programmatore CNC, tornitore CNC, fresatore CNC, attrezzista CNC
pt Operador CNC, operadora CNC, torneiro mecânico, fresador, programador CNC, torneiro CNC, fresador CNC, operador de torno

quality-inspector
en Quality control inspector, production quality inspector, quality controller production, quality inspector manufacturing, incoming goods inspector, product quality inspector
es Inspector de calidad en producción, operario de control de calidad, verificador de calidad, verificadora de calidad, metrólogo, inspector de calidad industrial, técnico de calidad industrial
fr Contrôleur qualité production, contrôleuse qualité production, contrôleur qualité industrie, contrôleur métrologue, agent de contrôle qualité, contrôleur tridimensionnel, métrologue
de Qualitätsprüfer Produktion, Qualitätsprüfer Fertigung, Qualitätskontrolleur, Wareneingangsprüfer, Sichtprüfer
it Addetto al controllo qualità produzione, collaudatore, collaudatrice, ispettore di qualità produzione, metrologo, controllore qualità produzione
pt Inspetor de qualidade na produção, controlador de qualidade na produção, verificador de qualidade, verificadora de qualidade, metrologista, operador de controlo de qualidade, inspetor da qualidade industrial

project-engineer
en Project engineer, process engineer, industrial engineer, production engineer, construction project engineer, manufacturing engineer
es Ingeniero de proyectos, ingeniera de proyectos, ingeniero de procesos, ingeniera de procesos, ingeniero industrial, ingeniera industrial, ingeniero de producción
fr Ingénieur projet, ingénieure projet, ingénieur process, ingénieur de production, ingénieur méthodes, ingénieur procédés, ingénieur chargé de projet
de Projektingenieur, Projektingenieurin, Prozessingenieur, Prozessingenieurin, Verfahrensingenieur, Produktionsingenieur, Fertigungsingenieur
it Ingegnere di progetto, ingegnere di processo, ingegnere gestionale, ingegnere di produzione, project engineer, ingegnere industriale
pt Engenheiro de projeto, engenheira de projeto, engenheiro de projetos, engenheiro de processo, engenheiro de produção, engenheira de produção, engenheiro industrial, engenheira industrial

farm-worker
en Farm worker, farmhand, farm labourer, agricultural worker, fruit picker, harvest worker, milker, dairy farm worker
es Peón agrícola, jornalero, jornalera, trabajador agrícola, recolector de fruta, temporero agrícola, ganadero
fr Ouvrier agricole, ouvrière agricole, saisonnier agricole, agent agricole, vendangeur, vendangeuse, cueilleur de fruits, tractoriste
de Erntehelfer, Erntehelferin, Landarbeiter, Landwirt, Landwirtin, landwirtschaftlicher Helfer, Melker, Traktorfahrer
it Bracciante agricolo, bracciante, operaio agricolo, operaia agricola, raccoglitore di frutta, potatore, operaio trattorista
pt Trabalhador agrícola, trabalhadora agrícola, operário agrícola, apanhador de fruta, trabalhador rural, ordenhador, ajudante agrícola

gardener
en Landscape gardener, head gardener, assistant gardener, horticulturist, arborist, tree surgeon, grounds maintenance operative
es Jardinero, jardinera, peón de jardinería, oficial de jardinería, operario de jardinería, podador
fr Jardinier, jardinière, jardinier paysagiste, ouvrier paysagiste, élagueur, agent d'espaces verts, ouvrier horticole, ouvrier du paysage
de Gärtner, Gärtnerin, Landschaftsgärtner, Landschaftsgärtnerin, Gartenhelfer, Baumpfleger, Florist, Gärtnermeister
it Manutentore del verde, operaio giardiniere, giardiniere manutentore, giardiniera, addetto al verde, vivaista, florovivaista
pt Jardineiro, jardineira, ajudante de jardinagem, operador de jardinagem, auxiliar de jardinagem

fisherman
en Fisherman, deckhand, commercial fisherman, fish farm worker, seaman, sailor
es Pescador, pescadora, marinero de pesca, marinero de cubierta, patrón de pesca, trabajador de piscifactoría
fr Marin-pêcheur, marin pêcheuse, matelot, matelot de pêche, ostréiculteur, ouvrier ostréicole, pisciculteur
de Berufsfischer, Fischwirt, Fischwirtin, Matrose, Hochseefischer, Binnenschiffer, Schiffsführer
it Pescatore, pescatrice, marinaio, marinaio di coperta, mozzo di bordo, acquacoltore, itticoltore
pt Pescador, pescadora, marinheiro, marinheiro pescador, mestre de pesca, aquicultor, marisqueiro

tailor
en Dressmaker, seamstress, bespoke tailor, alterations tailor, sewing machinist, machine sewer, upholsterer
es Modista, costurera, costurero, sastre, sastra, maquinista de confección, tapicero
fr Couturier, couturière, tailleur retoucheur, mécanicienne en confection, piqueur en confection, tapissier, couturier modéliste, tailleuse retoucheuse
de Maßschneider, Maßschneiderin, Änderungsschneider, Änderungsschneiderin, Damenschneider, Modeschneider
it Sarto, sarta, cucitrice, cucitore, addetta al cucito, tappezziere, modellista abbigliamento
pt Costureiro, costureira, alfaiate, modista, modelista de vestuário, operadora de confeção, costureira industrial

shoemaker
en Shoemaker, shoe repairer, cobbler, leather worker, shoe repair technician, saddler
es Zapatero, zapatera, reparador de calzado, aparador de calzado, aparadora de calzado, guarnicionero, marroquinero
fr Cordonnier, cordonnière, cordonnier bottier, maroquinier, maroquinière, sellier maroquinier, piqueur en maroquinerie
de Schuster, Schusterin, Schuhmacher, Schuhmacherin, Orthopädieschuhmacher, Sattler, Sattlerin
it Calzolaio, calzolaia, ciabattino, pellettiere, pellettiera, orlatrice, addetto calzaturificio
pt Sapateiro, sapateira, reparador de calçado, gaspeadeira, operário de calçado, marroquineiro, operadora de calçado
`;
