/** Occupations of retail and specialised sales, and of trade around them: their names in six languages. */
export const moreSalesOccupations = `
shop-assistant | sales | isco 5223 | < salesperson
en Shop assistant, retail sales assistant, sales assistant, retail assistant, retail sales associate, store assistant, retail salesperson, retail sales advisor, retail sales adviser, shop worker, retail associate, store associate, in-store sales advisor, retail advisor, retail sales
es Dependiente, dependienta, vendedor de tienda, vendedora de tienda, dependiente de comercio, personal de tienda, asistente de tienda, asesor de tienda, asesora de tienda, auxiliar de tienda, sales assistant, empleado de tienda, empleada de tienda, vendedor retail, vendedora retail, ayudante de dependiente, sales advisor tienda, trabajo en tienda
fr Vendeur en magasin, vendeuse en magasin, conseiller de vente, conseillère de vente, employé de magasin, employée de magasin, vendeur conseil, vendeuse conseil, conseiller vendeur, conseillère vendeuse, vendeur conseiller, vendeur boutique, vendeuse boutique, hôte de vente, hôtesse de vente, employé polyvalent de magasin, employée polyvalente de magasin, équipier de vente, équipière de vente, vendeur retail, assistant de magasin, vendeur en boutique, commis de magasin, commis-vendeur
de Verkäufer im Einzelhandel, Verkäuferin im Einzelhandel, Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel, Kauffrau im Einzelhandel, Fachverkäufer, Fachverkäuferin, Ladenverkäufer, Verkaufshilfe, Verkaufsassistent, Verkaufsassistentin, Store-Mitarbeiter, Filialmitarbeiter, Filialmitarbeiterin, Detailhandelsfachmann, Detailhandelsfachfrau, Verkaufsaushilfe, Mitarbeiter Filiale, Einzelhandelsverkäufer, Einzelhandelsverkäuferin, Retail-Mitarbeiter
it Commesso, commessa, addetto vendite negozio, addetta vendite negozio, sales assistant, addetto negozio, addetta negozio, assistente alla vendita, commesso di negozio, commessa di negozio, store assistant, shop assistant, addetto vendita al dettaglio, retail sales assistant, venditore in negozio, aiuto commesso, aiuto commessa, addetto punto vendita
pt Assistente de loja, operador de loja, operadora de loja, vendedor de loja, vendedora de loja, balconista, atendente de loja, empregado de loja, empregada de loja, sales assistant, caixeiro de loja, conselheiro de loja, colaborador de loja, colaboradora de loja, assistente de vendas loja, auxiliar de loja, consultor de loja

fashion-sales-assistant | sales | isco 5223 | < shop-assistant
en Fashion sales assistant, fashion advisor, fashion adviser, clothing sales assistant, fashion sales associate, luxury sales associate, boutique sales assistant, client advisor luxury, shoe sales assistant, style advisor
es Dependiente de moda, dependienta de moda, vendedor de moda, vendedora de moda, asesor de moda, asesora de moda, dependiente de ropa, dependienta de ropa, vendedor de calzado, vendedora de calzado, dependiente textil, client advisor lujo
fr Vendeur prêt-à-porter, vendeuse prêt-à-porter, conseiller de vente prêt-à-porter, conseillère de vente prêt-à-porter, conseiller de vente mode, conseillère de vente mode, vendeur luxe, vendeuse luxe, conseiller de vente luxe, vendeur en chaussures, vendeuse en chaussures, vendeur textile
de Modeberater, Modeberaterin, Fashion Sales Associate, Verkäufer Mode, Verkäuferin Mode, Verkäufer Textil, Verkäuferin Textil, Textilverkäufer, Textilverkäuferin, Schuhverkäufer, Schuhverkäuferin, Client Advisor Luxus, Modeverkäufer, Modeverkäuferin
it Addetto vendite abbigliamento, addetta vendite abbigliamento, commesso abbigliamento, commessa abbigliamento, client advisor lusso, sales assistant moda, sales assistant lusso, addetto vendite calzature, addetta vendite calzature, consulente moda negozio, commessa boutique
pt Vendedor de moda, vendedora de moda, conselheiro de moda, conselheira de moda, vendedor de roupa, vendedora de roupa, vendedor de calçado, vendedora de calçado, vendedor de roupas, assistente de loja moda, client advisor luxo

beauty-adviser | sales | isco 5223 | < shop-assistant
en Beauty adviser, beauty advisor, beauty consultant, cosmetics sales assistant, perfume sales assistant, skincare advisor, fragrance advisor, make-up advisor, cosmetics consultant
es Consultora de belleza, consultor de belleza, dependienta de perfumería, dependiente de perfumería, asesora de belleza, asesor de belleza, vendedora de cosmética, vendedor de cosmética, beauty advisor, consejera de belleza, beauty consultant
fr Conseiller beauté, conseillère beauté, vendeur en parfumerie, vendeuse en parfumerie, conseiller parfumerie, conseillère parfumerie, conseiller en cosmétique, conseillère en cosmétique, démonstratrice beauté, beauty advisor
de Beauty Advisor, Kosmetikberater, Kosmetikberaterin, Beauty Consultant, Parfümerieverkäufer, Parfümerieverkäuferin, Beautyberater, Beautyberaterin, Verkäuferin Parfümerie, Fachberater Kosmetik, Fachberaterin Kosmetik, Parfümerieberaterin
it Beauty advisor, consulente di bellezza, beauty consultant, addetta vendite profumeria, addetto vendite profumeria, commessa profumeria, consulente cosmetica, addetto profumeria, addetta profumeria
pt Consultora de beleza, consultor de beleza, conselheira de beleza, conselheiro de beleza, beauty advisor, vendedora de perfumaria, vendedor de perfumaria, vendedora de cosméticos, consultora de cosméticos, beauty consultant, assistente de perfumaria

bakery-sales-assistant | sales | isco 5223 | < shop-assistant
en Bakery sales assistant, bakery assistant, bakery shop assistant, deli assistant, deli counter assistant, butcher's counter assistant, fish counter assistant
es Dependiente de panadería, dependienta de panadería, vendedor de panadería, vendedora de panadería, dependiente de pastelería, dependienta de pastelería, dependiente de charcutería, dependienta de charcutería, dependiente de carnicería, dependienta de carnicería, dependiente de pescadería
fr Vendeur en boulangerie, vendeuse en boulangerie, vendeur boulangerie-pâtisserie, vendeuse boulangerie-pâtisserie, vendeur traiteur, vendeuse traiteur, vendeur en charcuterie, vendeuse en charcuterie, vendeur en boucherie, vendeur fromager, vendeuse fromagerie, vendeur produits frais
de Bäckereifachverkäufer, Bäckereifachverkäuferin, Bäckereiverkäufer, Bäckereiverkäuferin, Fachverkäufer Lebensmittelhandwerk, Fachverkäuferin Lebensmittelhandwerk, Fleischereifachverkäufer, Fleischereifachverkäuferin, Metzgereifachverkäufer, Metzgereifachverkäuferin, Verkäufer Bäckerei, Verkäuferin Bäckerei, Verkäufer Frischetheke, Konditoreifachverkäuferin
it Commesso panetteria, commessa panetteria, banconista gastronomia, addetto banco gastronomia, addetta banco gastronomia, commessa panificio, banconista salumeria, banconiera pasticceria, addetto banco salumi, addetto banco panetteria, addetta banco panetteria
pt Empregado de balcão de padaria, empregada de balcão de padaria, balconista de padaria, atendente de padaria, balconista de frios, balconista de açougue, operador de padaria loja, operador de charcutaria, atendente de confeitaria

showroom-adviser | sales | isco 5223 | < sales-consultant
en Showroom adviser, showroom advisor, showroom sales consultant, furniture sales consultant, furniture salesperson, showroom consultant, home furnishing sales, showroom sales, bed sales advisor, flooring sales advisor
es Asesor de showroom, asesora de showroom, vendedor de muebles, vendedora de muebles, comercial de exposición, vendedor de exposición, vendedora de exposición, asesor de decoración tienda, showroom advisor, dependiente de muebles, vendedor de colchones
fr Conseiller showroom, conseillère showroom, vendeur showroom, vendeuse showroom, commercial showroom, commerciale showroom, vendeur en ameublement, vendeuse en ameublement, conseiller en ameublement, commercial hall d'exposition, vendeur salle d'exposition, vendeur literie
de Verkaufsberater Ausstellung, Verkaufsberaterin Ausstellung, Ausstellungsberater, Ausstellungsberaterin, Fachberater Ausstellung, Einrichtungsberater, Einrichtungsberaterin, Möbelverkäufer, Möbelverkäuferin, Showroom Berater, Showroom Advisor, Wohnberater Möbelhaus, Einrichtungsfachberater
it Addetto showroom, addetta showroom, consulente showroom, venditore mobili, venditore di arredamento, venditrice arredamento, arredatore venditore, arredatrice venditrice, addetto vendite arredamento, addetto vendite showroom, venditore showroom
pt Consultor de showroom, consultora de showroom, vendedor de móveis, vendedora de móveis, conselheiro de showroom, vendedor de mobiliário, vendedora de mobiliário, comercial de showroom, vendedor de showroom, consultor de mobiliário, assistente de showroom

kitchen-sales-adviser | sales | - | < sales-consultant
en Kitchen sales designer, kitchen sales consultant, kitchen designer sales, kitchen and bathroom sales designer, kitchen salesperson, kitchen sales adviser
es Vendedor de cocinas, vendedora de cocinas, diseñador de cocinas vendedor, comercial de cocinas, asesor de cocinas, asesora de cocinas, comercial cocinas y baños
fr Concepteur vendeur cuisine, conceptrice vendeuse cuisine, cuisiniste, vendeur concepteur cuisine, vendeuse conceptrice cuisine, vendeur cuisiniste, concepteur vendeur, conceptrice vendeuse, commercial cuisiniste, concepteur vendeur salle de bain
de Küchenverkäufer, Küchenverkäuferin, Küchenfachberater, Küchenfachberaterin, Küchenberater, Küchenberaterin, Küchenplaner Verkauf, Küchenfachverkäufer, Küchenfachverkäuferin, Verkäufer Küchen
it Venditore cucine, venditrice cucine, consulente cucine, progettista venditore cucine, addetto vendite cucine, arredatore cucine, progettista d'interni venditore
pt Vendedor de cozinhas, vendedora de cozinhas, consultor de cozinhas, comercial de cozinhas, projetista vendedor de cozinhas, vendedor de móveis planejados, projetista vendedor móveis planejados

telecom-shop-adviser | sales | isco 5223 | < shop-assistant
en Telecom shop adviser, telecom sales advisor, mobile phone sales advisor, mobile phone shop assistant, telecoms sales advisor, telecom store advisor, telecommunications sales, electronics sales assistant, mobile expert
es Comercial de telefonía, dependiente de telefonía, dependienta de telefonía, vendedor de telefonía, vendedora de telefonía, comercial de telecomunicaciones, asesor tienda telefonía, vendedor de electrónica, vendedora de electrónica, comercial tienda telefonía
fr Conseiller de vente télécom, conseillère de vente télécom, vendeur téléphonie, vendeuse téléphonie, vendeur en téléphonie mobile, conseiller boutique télécom, conseiller commercial télécom, vendeur télécom, vendeur multimédia, vendeuse multimédia, conseiller téléphonie mobile
de Verkaufsberater Telekommunikation, Verkäufer Telekommunikation, Verkäuferin Telekommunikation, Shopmitarbeiter Mobilfunk, Mobilfunkverkäufer, Mobilfunkberater, Mobilfunkberaterin, Shop-Berater Mobilfunk, Verkäufer Mobilfunk, Verkäufer Unterhaltungselektronik, Fachberater Telekommunikation, Promoter Mobilfunk
it Addetto vendite telefonia, addetta vendite telefonia, commesso telefonia, commessa telefonia, venditore telefonia mobile, consulente telefonia mobile, addetto negozio telefonia, addetto vendite elettronica, consulente telecomunicazioni, sales assistant telefonia
pt Assistente de loja telecomunicações, vendedor de telecomunicações, vendedora de telecomunicações, comercial de telecomunicações, vendedor de telefonia, vendedora de telefonia, consultor de telecomunicações, consultora de telecomunicações, consultor de vendas telefonia, vendedor de telemóveis, vendedor de celulares, comercial telecom

trade-counter-salesperson | sales | isco 5223 | < salesperson
en Trade counter assistant, trade counter sales, counter sales assistant, parts advisor, parts adviser, parts sales advisor, trade counter salesperson, builders merchant sales
es Dependiente de mostrador, dependienta de mostrador, vendedor de mostrador, vendedora de mostrador, dependiente de ferretería, dependiente de recambios, vendedor de recambios, comercial de recambios, mostradorista, vendedor de repuestos
fr Vendeur comptoir, vendeuse comptoir, vendeur au comptoir, technico-commercial comptoir, vendeur magasinier, vendeur pièces détachées, vendeur pièces de rechange, vendeur négoce matériaux, magasinier vendeur, vendeur en quincaillerie, vendeur bricolage
de Thekenverkäufer, Thekenverkäuferin, Verkäufer Teile und Zubehör, Teileverkäufer, Mitarbeiter Thekenverkauf, Thekenverkauf, Teiledienstmitarbeiter, Fachberater Baustoffhandel, Verkäufer Baumarkt, Verkäuferin Baumarkt, Fachverkäufer Baumarkt, Großhandelsverkäufer
it Banconista vendite, addetto vendite banco, addetto banco vendita, banconista ferramenta, banconista termoidraulica, banconista ricambi, banconista materiale elettrico, venditore ricambi, addetto ricambi, magazziniere banconista, addetta banco vendita
pt Empregado de balcão comercial, vendedor ao balcão, vendedora ao balcão, técnico de vendas balcão, vendedor de peças, vendedora de peças, vendedor de autopeças, balconista de autopeças, balconista de materiais de construção, vendedor de materiais de construção, consultor de peças, caixeiro de balcão

cashier | sales | isco 5230 |
en Cashier, checkout operator, till operator, checkout assistant, retail cashier, supermarket cashier, cashier associate, checkout staff
es Cajero de supermercado, cajera de supermercado, cajero, cajera, cajero reponedor, cajera reponedora, cajero de tienda, personal de caja, auxiliar de caja
fr Hôte de caisse, hôtesse de caisse, caissier, caissière, employé de caisse, employée de caisse, ELS caisse, hôte d'accueil et de caisse, employé libre-service caisse
de Kassierer, Kassiererin, Kassenkraft, Kassenmitarbeiter, Kassenmitarbeiterin, Mitarbeiter Kasse, Mitarbeiterin Kasse, Kassenaushilfe, Aushilfe Kasse
it Cassiere, cassiera, addetto cassa, addetta cassa, addetto alle casse, cassiera supermercato, operatore di cassa, addetto cassa e vendite
pt Operador de caixa, operadora de caixa, caixa de supermercado, empregado de caixa, atendente de caixa, auxiliar de caixa, caixa de loja, repositor operador de caixa

store-manager | sales | isco 1420 |
en Store manager, shop manager, retail store manager, retail manager, branch manager retail, boutique manager, supermarket manager, general store manager, retail branch manager
es Encargado de tienda, encargada de tienda, responsable de tienda, store manager, gerente de tienda, director de tienda, directora de tienda, jefe de tienda, jefa de tienda, gerente de local, shop manager, encargado de supermercado
fr Responsable de magasin, directeur de magasin, directrice de magasin, responsable de boutique, gérant de magasin, gérante de magasin, store manager, responsable point de vente, directeur de boutique, directrice de boutique, manager de magasin, gérant de boutique, gérante de boutique, chef de magasin, directeur de supermarché, responsable d'univers commercial
de Filialleiter, Filialleiterin, Store Manager, Store Managerin, Marktleiter, Marktleiterin, Filialleitung, Storeleiter, Storeleiterin, Shopleiter, Shopleiterin, Shop Manager, Geschäftsleiter Einzelhandel, Ladenleiter, Filialgeschäftsführer, Filialverantwortlicher, Hausleiter Einzelhandel, Shop-Managerin
it Store manager, responsabile di negozio, responsabile punto vendita, direttore di negozio, direttrice di negozio, direttore punto vendita, gestore di negozio, shop manager, capo negozio, direttore supermercato, boutique manager, direttore di filiale retail
pt Gerente de loja, responsável de loja, chefe de loja, diretor de loja, diretora de loja, encarregado de loja, encarregada de loja, store manager, gestor de loja, gestora de loja, coordenador de loja, coordenadora de loja, gerente de supermercado, supervisor de loja, líder de loja

assistant-store-manager | sales | isco 5222 |
en Assistant store manager, deputy store manager, assistant shop manager, store supervisor, deputy manager retail, assistant manager retail, retail supervisor, shift manager retail, shop supervisor
es Segundo encargado de tienda, segunda encargada de tienda, subgerente de tienda, subdirector de tienda, adjunto a encargado de tienda, adjunta a encargada de tienda, assistant store manager, segundo de tienda, vice encargado de tienda
fr Adjoint au responsable de magasin, adjointe au responsable de magasin, responsable adjoint de magasin, responsable adjointe de magasin, directeur adjoint de magasin, directrice adjointe de magasin, adjoint de magasin, adjointe magasin, assistant store manager, responsable adjoint boutique, assistant manager retail, premier vendeur, première vendeuse
de Stellvertretender Filialleiter, Stellvertretende Filialleiterin, Assistant Store Manager, Stellvertretende Filialleitung, Stellvertretender Marktleiter, Stellvertretende Marktleiterin, Stellvertretender Store Manager, Stv. Filialleiter, Stv. Filialleitung, Schichtleiter Einzelhandel, Erstverkäufer, Erstverkäuferin, Stellvertretender Storeleiter
it Vice responsabile negozio, assistant store manager, vice direttore punto vendita, vice store manager, vicedirettore di negozio, vice responsabile punto vendita, deputy store manager, supervisor di negozio, vice capo negozio
pt Subgerente de loja, subchefe de loja, assistant store manager, adjunto de loja, adjunta de loja, gerente adjunto de loja, subgerente, vice-gerente de loja, responsável adjunto de loja, assistente de gerente de loja

retail-department-manager | sales | isco 5222 |
en Retail department manager, department manager retail, section manager retail, floor manager retail, department supervisor retail, section leader retail, concession manager
es Jefe de sección, jefa de sección, responsable de sección, encargado de sección, encargada de sección, jefe de departamento retail, department manager retail, jefe de planta retail, responsable de córner
fr Chef de rayon, cheffe de rayon, responsable de rayon, manager de rayon, manageur de rayon, chef de département magasin, chef de secteur magasin, responsable de rayon produits frais, manager rayon, adjoint chef de rayon, responsable corner
de Abteilungsleiter Einzelhandel, Abteilungsleiterin Einzelhandel, Abteilungsleiter Verkauf, Abteilungsleiterin Verkauf, Bereichsleiter Einzelhandel, Department Manager Retail, Abteilungsverantwortlicher Verkauf, Rayonleiter, Rayonleiterin, Rubrikleiter
it Capo reparto, caporeparto vendite, responsabile di reparto, capo reparto supermercato, responsabile reparto, department manager retail, capo settore punto vendita, floor manager
pt Chefe de secção, responsável de secção, chefe de seção, encarregado de seção, encarregado de secção, gerente de seção, líder de seção, chefe de departamento loja, encarregado de setor loja, department manager retail

retail-area-manager | sales | isco 1420 |
en Retail area manager, regional retail manager, retail operations manager, area manager retail, district manager retail, head of retail, retail director, multi-site retail manager
es Supervisor de tiendas, supervisora de tiendas, area manager retail, jefe de zona retail, jefa de zona retail, coordinador de tiendas, coordinadora de tiendas, district manager retail, responsable de zona retail, retail manager, director de retail, gerente de retail
fr Responsable de secteur retail, responsable régional retail, directeur régional retail, directrice régionale retail, area manager retail, animateur réseau magasins, animatrice réseau magasins, responsable réseau magasins, district manager retail, directeur de réseau retail, directeur retail
de Bezirksleiter Einzelhandel, Bezirksleiterin Einzelhandel, Area Manager Retail, Gebietsleiter Einzelhandel, Verkaufsleiter Filialen, Regionalleiter Einzelhandel, Regionalverkaufsleiter Filialen, District Manager Retail, Head of Retail, Retail Area Manager, Retail Manager, Gebietsverantwortlicher Filialen
it Area manager retail, retail area manager, district manager retail, responsabile di rete negozi, retail manager, coordinatore punti vendita, coordinatrice punti vendita, capo area retail, responsabile area negozi, retail director
pt Gerente regional de lojas, supervisor regional de lojas, area manager retail, gestor de zona retail, retail manager, gerente de operações de varejo, district manager retail, coordenador regional de lojas, gerente distrital de lojas

visual-merchandiser | sales | isco 3432 |
en Visual merchandiser, visual merchandising manager, window dresser, visual stylist retail, display merchandiser, visual merchandising, visual merchandising assistant
es Visual merchandiser, escaparatista, visual merchandising, técnico de visual merchandising, visual de tienda, responsable de visual merchandising, decorador de escaparates, vitrinista comercial
fr Visual merchandiser, étalagiste, merchandiseur visuel, responsable visual merchandising, visual merchandising, décorateur étalagiste, décoratrice étalagiste, décorateur de vitrine, présentateur visuel
de Visual Merchandiser, Visual Merchandiserin, Gestalter für visuelles Marketing, Gestalterin für visuelles Marketing, Schauwerbegestalter, Schauwerbegestalterin, Dekorateur Einzelhandel, Visual Merchandising, Schaufenstergestalter
it Visual merchandiser, vetrinista, visual merchandising, addetto visual, addetta visual, allestitore vetrine, allestitrice vetrine, visual di negozio
pt Visual merchandiser, vitrinista, visual merchandising, decorador de montras, decoradora de montras, montrista, técnico de visual merchandising, responsável de visual merchandising, analista de visual merchandising

field-merchandiser | sales | - |
en Field merchandiser, merchandiser, retail merchandiser, store merchandiser, in-store merchandiser, shelf merchandiser, merchandising representative, merchandising assistant field
es Gestor de punto de venta, gestora de punto de venta, GPV, merchandiser, reponedor comercial, mercaderista, merchandising punto de venta, gestor punto de venta supermercados, impulsador, mercaderista de autoservicio
fr Merchandiseur, merchandiseuse, promoteur merchandiser, merchandiser, chef de secteur merchandising, animateur merchandising, assembleur merchandiseur, représentant merchandising, attaché merchandising, merch terrain
de Merchandiser, Merchandiserin, Field Merchandiser, Merchandiser im Außendienst, Mitarbeiter Merchandising, Regalbetreuer, Regalbetreuerin, Rackjobber, Regalservice, Platzierungsbetreuer
it Merchandiser, addetto merchandising, addetta merchandising, merchandiser GDO, addetto allestimento punto vendita, field merchandiser, merchandiser di zona, caricatore scaffali merchandiser
pt Merchandiser, promotor de merchandising, promotor de vendas supermercado, promotor repositor, promotora de merchandising, gestor de ponto de venda, gestora de ponto de venda, reponedor comercial, promotor de PDV, técnico de merchandising, repositor promotor

sales-promoter | sales | isco 5242 |
en Sales promoter, brand ambassador, product demonstrator, in-store demonstrator, promoter, promotional staff, field promoter, retail brand ambassador, brand promoter, product promoter
es Promotor de ventas, promotora de ventas, demostrador, demostradora, brand ambassador, embajador de marca, embajadora de marca, promotor de marca, promotora de marca, azafata promotora, degustadora, demostrador de producto
fr Animateur commercial, animatrice commerciale, démonstrateur, démonstratrice, promoteur des ventes en magasin, brand ambassador, démonstrateur vendeur, démonstratrice vendeuse, ambassadeur de marque, ambassadrice de marque, animateur point de vente, promoteur de marque
de Promoter, Promoterin, Verkaufsförderer, Verkaufsförderin, Brand Ambassador, Markenbotschafter, Markenbotschafterin, Produktvorführer, Sales Promoter, Promotion-Mitarbeiter, Vorführer Produkte, Verkaufspromoter, Verkaufspromoterin, Propagandist Verkauf, Promotionkraft, Instore Promoter
it Promoter, promoter vendite, promotore vendite, promotrice vendite, hostess promoter, dimostratore, dimostratrice, brand ambassador, steward promoter, addetto promozioni punto vendita, sales promoter, promoter in store
pt Promotor de vendas, promotora de vendas, demonstrador, demonstradora, brand ambassador, embaixador de marca, embaixadora de marca, degustadora de produto, promotor de marca, demonstrador de produtos, promotora de degustação

car-sales-executive | sales | isco 5223 | < salesperson
en Car sales executive, car salesperson, automotive sales executive, vehicle sales executive, car salesman, car sales consultant, automotive sales consultant, new car sales, used car sales executive, automotive salesperson, car sales, van sales executive
es Asesor comercial automoción, asesora comercial automoción, vendedor de coches, vendedora de coches, comercial de automoción, vendedor de vehículos, vendedora de vehículos, vendedor de autos, comercial de concesionario, vendedor de automóviles, comercial coches, asesor de ventas automoción, comercial vehículo de ocasión, vendedor concesionario
fr Vendeur automobile, vendeuse automobile, conseiller commercial automobile, conseillère commerciale automobile, commercial automobile, commerciale automobile, conseiller des ventes automobiles, vendeur véhicules d'occasion, vendeur VO, vendeur VN, vendeur de voitures, conseiller de vente automobile, attaché commercial automobile, vendeur véhicules neufs
de Automobilverkäufer, Automobilverkäuferin, Autoverkäufer, Autoverkäuferin, Verkaufsberater Automobile, Verkaufsberaterin Automobile, Fahrzeugverkäufer, Verkäufer Neuwagen, Verkäufer Gebrauchtwagen, Gebrauchtwagenverkäufer, Neuwagenverkäufer, Geprüfter Automobilverkäufer, Automobilkaufmann, Automobilkauffrau, Nutzfahrzeugverkäufer
it Venditore auto, venditrice auto, consulente vendite auto, addetto vendite auto, addetta vendite auto, venditore automobili, venditore concessionaria, venditore autovetture, consulente commerciale auto, venditore auto usate, venditore automotive, venditore di autoveicoli
pt Vendedor de automóveis, vendedora de automóveis, vendedor de carros, vendedora de carros, consultor comercial automóvel, comercial automóvel, vendedor de viaturas, vendedor de veículos, vendedora de veículos, consultor de vendas automóvel, consultor de vendas automotivo, vendedor automóvel, vendedor concessionária, assessor comercial automóvel

insurance-agent | sales | isco 3321 |
en Insurance agent, insurance sales agent, insurance adviser, insurance advisor, insurance sales representative, insurance sales, insurance consultant, life insurance agent, insurance salesperson, insurance sales executive
es Agente de seguros, comercial de seguros, asesor de seguros, asesora de seguros, vendedor de seguros, vendedora de seguros, agente exclusivo de seguros, mediador de seguros, mediadora de seguros, agente comercial seguros, gestor de seguros, gestora de seguros, promotor de seguros
fr Conseiller en assurances, conseillère en assurances, agent d'assurance, agente d'assurance, agent général d'assurance, agente générale d'assurance, commercial en assurance, conseiller commercial assurance, conseiller commercial en assurances, mandataire en assurance, conseiller mutuelle santé, collaborateur d'agence assurance, chargé de clientèle assurance, chargée de clientèle assurance, conseiller mutualiste
de Versicherungsvertreter, Versicherungsvertreterin, Versicherungsberater, Versicherungsberaterin, Versicherungsfachmann, Versicherungsfachfrau, Versicherungskaufmann, Versicherungskauffrau, Kaufmann für Versicherungen und Finanzen, Kauffrau für Versicherungen und Finanzen, Versicherungsagent, Agenturmitarbeiter Versicherung, Außendienst Versicherung, Versicherungsverkäufer, Versicherungsaußendienst, Kundenberater Versicherung, Kundenberaterin Versicherung
it Agente assicurativo, agente assicurativa, consulente assicurativo, consulente assicurativa, subagente assicurativo, intermediario assicurativo, produttore assicurativo, venditore assicurativo, assicuratore, assicuratrice, addetto vendite assicurazioni, agente di assicurazione, collaboratore assicurativo, consulente assicurazioni
pt Agente de seguros, mediador de seguros, mediadora de seguros, comercial de seguros, vendedor de seguros, vendedora de seguros, consultor de seguros, consultora de seguros, gestor de seguros, gestora de seguros, agente exclusivo de seguros, angariador de seguros, assessor de seguros

insurance-broker | sales | isco 3321 |
en Insurance broker, insurance account handler, commercial insurance broker, insurance account executive, insurance broking executive, insurance placement broker, commercial account handler insurance
es Corredor de seguros, corredora de seguros, broker de seguros, ejecutivo de cuentas seguros, ejecutiva de cuentas seguros, técnico de correduría de seguros, corredor de reaseguros, correduría de seguros
fr Courtier en assurances, courtière en assurances, courtier d'assurance, chargé de clientèle courtage, chargé de compte courtage assurance, broker assurance, courtage en assurances
de Versicherungsmakler, Versicherungsmaklerin, Maklerbetreuer, Maklerbetreuerin, Kundenbetreuer Versicherungsmakler, Versicherungsbroker, Mitarbeiter Versicherungsmakler, Industriemakler Versicherung
it Broker assicurativo, broker di assicurazioni, account broker assicurativo, broker assicurativa, account executive broker assicurativo, addetto broker assicurativo
pt Corretor de seguros, corretora de seguros, broker de seguros, corretagem de seguros, técnico de corretagem de seguros, executivo de contas seguros

financial-adviser | sales | isco 2412 |
en Financial adviser, financial advisor, independent financial adviser, IFA, financial planner, financial consultant sales, mortgage and protection adviser, financial services adviser
es Asesor financiero, asesora financiera, agente financiero, agente financiera, consultor financiero, consultora financiera, planificador financiero, asesor de inversiones, asesora de inversiones
fr Conseiller financier, conseillère financière, planificateur financier, planificatrice financière, conseiller en investissements financiers, conseiller en placements, conseillère en placements
de Finanzberater, Finanzberaterin, Finanzanlagenvermittler, Vermögensberater, Vermögensberaterin, Finanzplaner, Finanzplanerin, Finanzvermittler, Finanzanlagenfachmann, Financial Advisor
it Consulente finanziario, consulente finanziaria, promotore finanziario, promotrice finanziaria, financial advisor, financial planner, consulente patrimoniale, pianificatore finanziario, consulente investimenti
pt Consultor financeiro, consultora financeira, assessor de investimentos, assessora de investimentos, planejador financeiro, assessor financeiro, conselheiro financeiro, agente autônomo de investimentos, consultor de investimentos

mortgage-broker | sales | - |
en Mortgage broker, mortgage adviser, mortgage advisor, credit broker, loan broker, mortgage consultant, loan sales adviser
es Asesor hipotecario, asesora hipotecaria, intermediario de crédito, bróker hipotecario, gestor hipotecario, gestora hipotecaria, comercial de hipotecas, asesor de créditos, agente hipotecario
fr Courtier en crédit immobilier, courtière en crédit immobilier, courtier immobilier crédit, courtier en prêt immobilier, courtier en crédit, courtière en crédit, mandataire en crédit immobilier, conseiller en crédit, conseiller crédit immobilier
de Baufinanzierungsberater, Baufinanzierungsberaterin, Baufinanzierungsspezialist, Kreditvermittler, Kreditvermittlerin, Finanzierungsberater, Finanzierungsberaterin, Immobilienfinanzierungsberater, Finanzierungsvermittler
it Mediatore creditizio, mediatrice creditizia, consulente mutui, consulente del credito, agente in attività finanziaria, broker mutui, consulente creditizio, collaboratore mediazione creditizia
pt Intermediário de crédito, gestor de crédito habitação, gestora de crédito habitação, consultor de crédito, consultora de crédito, correspondente bancário, consultor de crédito imobiliário, promotor de crédito, promotora de crédito, correspondente imobiliário

real-estate-agent | sales | isco 3334 |
en Real estate agent, estate agent, realtor, property consultant, lettings negotiator, sales negotiator, real estate consultant, property sales consultant, real estate broker, real estate advisor, letting agent, property sales executive, lettings agent
es Agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria, comercial inmobiliario, comercial inmobiliaria, API inmobiliario, consultor inmobiliario, consultora inmobiliaria, captador inmobiliario, captadora inmobiliaria, vendedor inmobiliario, corredor inmobiliario, corredor de propiedades, real estate agent, broker inmobiliario
fr Agent immobilier, agente immobilière, négociateur immobilier, négociatrice immobilière, conseiller immobilier, conseillère immobilière, mandataire immobilier, mandataire immobilière, commercial immobilier, commerciale immobilière, conseiller en immobilier, négociateur en immobilier, courtier immobilier, chargé de location immobilière, transaction immobilière, conseiller commercial immobilier
de Immobilienmakler, Immobilienmaklerin, Immobilienberater, Immobilienberaterin, Immobilienvermittler, Immobilienverkäufer, Immobilienverkäuferin, Immobilienvertrieb, Makler Immobilien, Wohnungsmakler, Real Estate Agent, Immobilienkaufmann Vertrieb, Verkaufsberater Immobilien, Vertriebsmitarbeiter Immobilien
it Agente immobiliare, consulente immobiliare, mediatore immobiliare, mediatrice immobiliare, acquisitore immobiliare, acquisitrice immobiliare, venditore immobiliare, venditrice immobiliare, collaboratore immobiliare, funzionario immobiliare, real estate agent, procacciatore immobiliare
pt Consultor imobiliário, consultora imobiliária, agente imobiliário, agente imobiliária, corretor de imóveis, corretora de imóveis, mediador imobiliário, mediadora imobiliária, comercial imobiliário, comercial imobiliária, angariador imobiliário, angariadora imobiliária, corretor imobiliário, vendedor imobiliário, assessor imobiliário

door-to-door-salesperson | sales | isco 5243 | < salesperson
en Door-to-door salesperson, door-to-door sales, direct sales representative, doorstep sales, D2D sales, canvasser, direct sales agent, direct seller, residential sales representative, door to door sales agent
es Comercial puerta a puerta, vendedor puerta a puerta, vendedora puerta a puerta, comercial puerta fría, puerta fría, vendedor a domicilio, vendedora a domicilio, venta directa domicilio, comercial residencial, captador puerta a puerta, comercial domiciliario
fr Vendeur à domicile, vendeuse à domicile, commercial porte-à-porte, commerciale porte-à-porte, vendeur à domicile indépendant, démarcheur, démarcheuse, porte-à-porte, conseiller vente à domicile, commercial à domicile, vente directe à domicile
de Haustürverkäufer, Haustürverkäuferin, Vertriebsmitarbeiter Haustür, Door-to-Door-Vertrieb, D2D-Vertrieb, Haustürvertrieb, Direktvertrieb, Direktvertriebler, Haustürgeschäft, D2D Sales, Vertreter Direktvertrieb, Direktverkäufer, Berater Direktvertrieb
it Venditore porta a porta, venditrice porta a porta, venditore a domicilio, incaricato vendite a domicilio, incaricata vendite a domicilio, agente porta a porta, commerciale porta a porta, vendita porta a porta, vendita diretta a domicilio, promoter door to door, venditore door to door
pt Vendedor porta a porta, vendedora porta a porta, comercial porta a porta, comercial door to door, comercial D2D, vendedor ao domicílio, venda direta ao domicílio, consultor porta a porta, promotor porta a porta, vendedor PAP, vendas porta a porta

fundraiser | sales | - |
en Fundraiser, street fundraiser, face-to-face fundraiser, door-to-door fundraiser, telephone fundraiser, charity fundraiser, fundraising executive, fundraising officer, charity canvasser
es Captador de socios, captadora de socios, captador de fondos, captadora de fondos, captador ONG, captadora ONG, face to face ONG, fundraiser, técnico de captación de fondos, dialogador, dialogadora, captador de donantes
fr Recruteur de donateurs, recruteuse de donateurs, collecteur de fonds, collectrice de fonds, fundraiser, chargé de collecte de fonds, chargée de collecte de fonds, recruteur de donateurs de rue, responsable collecte de fonds, ambassadeur ONG, agent de collecte de fonds
de Fundraiser, Fundraiserin, Dialoger, Dialogerin, Spendensammler, Spendensammlerin, Fördererwerber, Straßenfundraiser, Fördermitgliederwerbung, Face-to-Face-Fundraiser, Haustür-Fundraiser, Spenderwerber
it Dialogatore, dialogatrice, fundraiser, raccolta fondi, promotore ONG, promotrice ONG, dialogatore face to face, addetto raccolta fondi, addetta raccolta fondi, dialogatore ONG
pt Angariador de fundos, angariadora de fundos, captador de recursos, captadora de recursos, face to face ONG, fundraiser, recrutador de doadores, captador de doadores, dialogador, dialogadora, angariador de doadores

energy-adviser | sales | - | < salesperson
en Solar sales consultant, solar sales representative, energy sales consultant, energy sales advisor, solar panel salesperson, energy sales executive, solar advisor, renewable energy sales, energy broker
es Comercial de energía solar, comercial de placas solares, asesor energético, asesora energética, comercial fotovoltaica, comercial de energía, comercial de luz y gas, comercial autoconsumo, vendedor de paneles solares, comercial energético, comercial fotovoltaico, consultor energético comercial
fr Commercial photovoltaïque, commerciale photovoltaïque, conseiller commercial énergie, conseillère commerciale énergie, commercial panneaux solaires, commercial énergies renouvelables, commercial énergie, technico-commercial photovoltaïque, conseiller en énergie renouvelable, commercial pompe à chaleur, commercial rénovation énergétique, conseiller en rénovation énergétique
de Photovoltaik-Verkäufer, Solarberater, Solarberaterin, Verkäufer Photovoltaik, Vertriebsmitarbeiter Photovoltaik, Vertrieb Photovoltaik, Energieberater Vertrieb, Energievertrieb, PV-Vertrieb, PV-Verkäufer, Solarverkäufer, Solarvertrieb, Vertriebsmitarbeiter Energie, PV-Berater, Vertrieb Wärmepumpe
it Consulente energetico, consulente energetica, venditore fotovoltaico, agente fotovoltaico, consulente luce e gas, agente luce e gas, commerciale fotovoltaico, venditore luce e gas, agente energia, consulente energia, venditore impianti fotovoltaici, consulente fotovoltaico
pt Comercial de energia, comercial de painéis solares, consultor de energia, consultora de energia, vendedor de energia solar, vendedora de energia solar, consultor de energia solar, comercial fotovoltaico, consultor energético, comercial energia solar, vendedor de painéis solares, consultor fotovoltaico

media-sales-executive | sales | isco 3339 | < sales-representative
en Media sales executive, advertising sales executive, ad sales executive, advertising sales representative, media sales, ad sales manager, advertising sales manager, advertising sales, digital advertising sales, media sales consultant, media sales manager
es Comercial de publicidad, comercial de medios, ejecutivo de publicidad, ejecutiva de publicidad, vendedor de publicidad, vendedora de publicidad, comercial publicidad digital, ventas de publicidad, media sales, ejecutivo comercial de medios, comercial de radio y televisión
fr Commercial régie publicitaire, commerciale régie publicitaire, attaché commercial régie, conseiller commercial publicité, vendeur d'espaces publicitaires, vendeuse d'espaces publicitaires, commercial publicité, chef de publicité régie, commercial média, commercial presse, vente d'espaces publicitaires, attaché de publicité
de Mediaberater, Mediaberaterin, Anzeigenverkäufer, Anzeigenverkäuferin, Mediaverkäufer, Mediaverkäuferin, Anzeigenberater, Anzeigenberaterin, Media Sales Manager, Werbezeitenverkäufer, Sales Manager Media, Ad Sales Manager, Anzeigenverkauf, Medienberater, Medienberaterin, Werbeverkäufer
it Venditore spazi pubblicitari, venditrice spazi pubblicitari, agente pubblicitario, commerciale pubblicità, venditore pubblicità, consulente pubblicitario, vendita spazi pubblicitari, media sales, agente pubblicità, consulente media, account concessionaria pubblicità
pt Comercial de publicidade, comercial de media, vendedor de publicidade, vendedora de publicidade, executivo de publicidade, contato publicitário, contacto publicitário, vendas de publicidade, executivo comercial de mídia, contato comercial mídia, media sales, vendedor de anúncios

event-sales-manager | sales | - |
en Event sales manager, event sales executive, events sales executive, hotel sales manager, meetings and events sales, conference sales executive, hospitality sales manager, venue sales manager, sponsorship sales executive, exhibition sales executive, delegate sales executive, MICE sales manager, sponsorship sales manager, events sales manager
es Comercial de eventos, event sales manager, comercial hotelero, comercial hotelera, comercial MICE, comercial de grupos y eventos, jefe de ventas hotel, responsable comercial eventos, ejecutivo de ventas hotel, comercial de patrocinios, ejecutivo de eventos y banquetes, comercial de ferias
fr Commercial événementiel, commerciale événementielle, responsable commercial hôtel, chargé commercial événementiel, attaché commercial hôtelier, commercial séminaires, commercial hôtellerie, responsable commercial événementiel, commercial sponsoring, commercial groupes et séminaires, MICE sales manager, chargé de commercialisation événementielle
de Event Sales Manager, Event Sales Managerin, Veranstaltungsverkäufer, Veranstaltungsverkäuferin, Veranstaltungsverkauf, Sales Manager Hotel, Sales Manager Hotellerie, Conference Sales Manager, Bankettverkauf, Bankettverkäufer, MICE Sales Manager, Sponsoring Sales Manager, Messeverkäufer, Convention Sales Manager
it Commerciale eventi, event sales manager, addetto commerciale eventi, addetta commerciale eventi, sales manager hotel, MICE sales manager, commerciale hotel, meeting sales executive, venditore eventi, responsabile commerciale hotel, commerciale fiere, sales executive hotel
pt Comercial de eventos, event sales manager, comercial hoteleiro, comercial hoteleira, vendedor de eventos, vendedora de eventos, executivo de vendas hotel, comercial de grupos e eventos, consultor de eventos comercial, gerente de vendas hotel, comercial de hotelaria, executivo de vendas hotelaria, comercial de patrocínios

e-commerce-manager | sales | - |
en E-commerce manager, ecommerce manager, online shop manager, e-commerce specialist, head of e-commerce, e-commerce executive, online sales manager, e-commerce director, online trading manager, e-commerce coordinator
es Responsable de e-commerce, e-commerce manager, responsable de comercio electrónico, gestor de e-commerce, gestora de e-commerce, director de e-commerce, directora de e-commerce, técnico de e-commerce, especialista en e-commerce, responsable de tienda online, gerente de e-commerce, head of e-commerce
fr Responsable e-commerce, e-commerce manager, chef de projet e-commerce, cheffe de projet e-commerce, chargé d'e-commerce, chargée d'e-commerce, directeur e-commerce, directrice e-commerce, responsable commerce en ligne, responsable boutique en ligne, gestionnaire e-commerce, e-merchandiser
de E-Commerce Manager, E-Commerce Managerin, Onlineshop-Manager, Onlineshop-Managerin, Kaufmann im E-Commerce, Kauffrau im E-Commerce, Leiter E-Commerce, Leiterin E-Commerce, Head of E-Commerce, Online Sales Manager, Online-Vertriebsmanager, Shopmanager online, E-Commerce Specialist, Mitarbeiter E-Commerce
it E-commerce manager, responsabile e-commerce, e-commerce specialist, addetto e-commerce, addetta e-commerce, gestore e-commerce, head of e-commerce, online store manager, responsabile vendite online, direttore e-commerce
pt Gestor de e-commerce, gestora de e-commerce, e-commerce manager, responsável de e-commerce, analista de e-commerce, gerente de e-commerce, coordenador de e-commerce, coordenadora de e-commerce, gestor de loja online, especialista em e-commerce, assistente de e-commerce, head of e-commerce

trade-marketing-manager | sales | - |
en Trade marketing manager, trade marketer, shopper marketing manager, trade marketing specialist, trade marketing executive, channel marketing manager, customer marketing manager, trade marketing
es Trade marketing manager, responsable de trade marketing, técnico de trade marketing, técnica de trade marketing, trade marketing, especialista en trade marketing, coordinador de trade marketing, shopper marketing manager, analista de trade marketing
fr Responsable trade marketing, trade marketing manager, chef de projet trade marketing, cheffe de projet trade marketing, trade marketeur, trade marketeuse, category trade manager, trade marketing, chargé de trade marketing, shopper marketing manager
de Trade Marketing Manager, Trade Marketing Managerin, Trade Marketing, Shopper Marketing Manager, Handelsmarketing-Manager, Handelsmarketing, Customer Marketing Manager, Channel Marketing Manager, Referent Handelsmarketing
it Trade marketing manager, responsabile trade marketing, trade marketing specialist, trade marketing, addetto trade marketing, addetta trade marketing, shopper marketing manager, trade marketer
pt Gestor de trade marketing, gestora de trade marketing, trade marketing manager, analista de trade marketing, trade marketing, coordenador de trade marketing, gerente de trade marketing, assistente de trade marketing, shopper marketing manager

category-manager | sales | - |
en Category manager, assistant category manager, category executive, category development manager, retail category manager, category management manager, category specialist
es Category manager, jefe de categoría, jefa de categoría, gestor de categoría, gestora de categoría, responsable de categoría, gerente de categoría, técnico de category management, category manager assistant
fr Category manager, responsable catégorie, chef de catégorie, cheffe de catégorie, catman, chargé de category management, chargée de category management, gestionnaire de catégorie
de Category Manager, Category Managerin, Warengruppenmanager, Warengruppenmanagerin, Sortimentsmanager, Sortimentsmanagerin, Junior Category Manager, Warengruppenleiter, Category Management Manager
it Category manager, responsabile di categoria, category specialist, assistant category manager, junior category manager, responsabile categoria merceologica, category assistant
pt Gestor de categoria, gestora de categoria, category manager, gerente de categoria, responsável de categoria, analista de categoria, analista de gerenciamento por categoria, coordenador de categorias
`;
