/** Occupations outside of the field that people search for: finance, law, staff, software, design, engineering, arts, science. */
export const moreOtherTrades = `
accountant
en Chartered accountant, certified public accountant, bookkeeper, accounts payable clerk, accounting clerk, general ledger accountant, senior bookkeeper, accounts payable assistant
es Contable, auxiliar contable, administrativo contable, contador público, asistente contable, técnico contable, jefe de contabilidad, responsable de contabilidad
fr Comptable, aide-comptable, comptable général, expert-comptable, comptable fournisseurs, assistant comptable, assistante comptable, chef comptable
de Buchhalter, Buchhalterin, Finanzbuchhalter, Finanzbuchhalterin, Bilanzbuchhalter, Bilanzbuchhalterin, Kreditorenbuchhalter
it Contabile, addetto contabilità, addetta contabilità, impiegato contabile, impiegata contabile, responsabile contabilità
pt Contabilista, contabilista certificado, técnico de contabilidade, técnica de contabilidade, contador, contadora, auxiliar contábil

payroll-clerk
en Payroll clerk, payroll specialist, payroll administrator, payroll officer, payroll assistant, payroll manager
es Técnico de nóminas, técnica de nóminas, administrativo de nóminas, especialista en nóminas, gestor de nóminas, técnico de administración de personal, payroll specialist
fr Gestionnaire de paie, gestionnaire paie, assistant paie, assistante paie, technicien de paie, technicienne de paie, responsable paie, payroll specialist
de Lohnbuchhalter, Lohnbuchhalterin, Gehaltsbuchhalter, Payroll Specialist, Entgeltabrechner, Entgeltabrechnerin, Lohn- und Gehaltsbuchhalter, Sachbearbeiter Lohn und Gehalt
it Addetto paghe, addetta paghe, addetto paghe e contributi, addetta paghe e contributi, payroll specialist, elaboratore paghe, consulente del lavoro
pt Técnico de processamento salarial, técnica de processamento salarial, payroll specialist, técnico de salários, analista de folha de pagamento, auxiliar de departamento pessoal, analista de departamento pessoal

tax-adviser
en Tax adviser, tax advisor, tax consultant, tax specialist, tax manager, tax analyst
es Asesor fiscal, asesora fiscal, técnico fiscal, consultor fiscal, consultora fiscal, abogado fiscalista
fr Conseiller fiscal, conseillère fiscale, juriste fiscaliste, avocat fiscaliste, responsable fiscal, chargé de fiscalité
de Steuerberater, Steuerberaterin, Steuerfachangestellter, Steuerfachangestellte, Steuerfachwirt, Steuerassistent, Steuerreferent, Tax Manager
it Consulente fiscale, dottore commercialista, tax specialist, addetto fiscale, dottoressa commercialista
pt Consultor fiscal, consultora fiscal, técnico fiscal, analista fiscal, auxiliar fiscal, assistente fiscal

auditor
en Internal auditor, external auditor, financial auditor, audit manager, audit associate, audit senior, IT auditor
es Auditor interno, auditora interna, auditor de cuentas, auditor financiero, auditora de cuentas, auditor externo, jefe de auditoría
fr Auditeur interne, auditrice interne, auditeur financier, auditrice financière, commissaire aux comptes, auditeur externe, chef de mission audit
de Wirtschaftsprüfer, Wirtschaftsprüferin, Revisor Innenrevision, Interner Revisor, Interner Auditor, Prüfungsassistent Wirtschaftsprüfung, Prüfungsleiter Wirtschaftsprüfung
it Revisore contabile, revisore legale, internal auditor, revisore dei conti, auditor interno, addetto internal audit
pt Auditor interno, auditora interna, auditor financeiro, auditora financeira, revisor oficial de contas, auditor externo, auditor fiscal

controller
en Financial controller, plant controller, finance controller, group controller, FP&A analyst
es Controller financiero, controller de gestión, controller financiera, analista de control de gestión, controller de planta, controller industrial
fr Contrôleur de gestion, contrôleuse de gestion, contrôleur financier, contrôleuse financière, contrôleur de gestion industriel, responsable contrôle de gestion
de Finanzcontroller, Finanzcontrollerin, Financial Controller, Beteiligungscontroller, Werkscontroller, Projektcontroller, Produktionscontroller, Leiter Controlling
it Controller di gestione, addetto controllo di gestione, addetta controllo di gestione, responsabile controllo di gestione, controller finanziario, financial controller, controller industriale
pt Controller financeiro, controlador de gestão, controladora de gestão, técnico de controlo de gestão, controller de gestão, controller industrial, controller de fábrica

lawyer
en Lawyer, solicitor, barrister, attorney at law, in-house lawyer, legal counsel, general counsel, trainee solicitor
es Abogado, abogada, abogado laboralista, asesor jurídico, asesora jurídica, jurista, pasante de abogado
fr Avocat, avocate, juriste, juriste d'entreprise, responsable juridique, directeur juridique, avocat collaborateur, juriste droit social
de Rechtsanwalt, Rechtsanwältin, Juristin, Syndikusrechtsanwalt, Unternehmensjurist, Volljurist, Wirtschaftsjurist
it Avvocato, avvocata, avvocatessa, legale d'impresa, giurista d'impresa, praticante avvocato, consulente legale
pt Advogado, advogada, jurista, advogado estagiário, consultor jurídico, assessor jurídico, advogado trabalhista, solicitador de execução

paralegal
en Paralegal, legal assistant, legal secretary, law clerk, legal executive
es Paralegal, asistente legal, auxiliar jurídico, auxiliar jurídica, secretaria jurídica, procurador de los tribunales
fr Assistant juridique, assistante juridique, paralegal, secrétaire juridique, assistant d'avocat, assistante d'avocat
de Rechtsanwaltsfachangestellte, Rechtsanwaltsfachangestellter, Rechtsfachwirt, Rechtsfachwirtin, Paralegal, Rechtsanwaltsgehilfin, Legal Assistant
it Paralegal, assistente legale, segretaria legale, segretaria studio legale, assistente studio legale, legal assistant
pt Paralegal, assistente jurídico, assistente jurídica, secretária jurídica, auxiliar jurídico, assistente legal, auxiliar jurídica

notary-clerk
en Notary clerk, notary assistant, notary public, conveyancer, conveyancing assistant
es Oficial de notaría, auxiliar de notaría, empleado de notaría, copista de notaría, notario titular
fr Clerc de notaire, notaire assistant, notaire, collaborateur notarial, collaboratrice notariale, formaliste notariat, assistant notarial, assistante notariale
de Notarfachangestellte, Notarfachangestellter, Notarfachwirt, Notargehilfin, Notarassessor, Notariatsmitarbeiter, Notariatsfachangestellte
it Impiegato studio notarile, impiegata studio notarile, praticante notaio, notaio, assistente notarile, collaboratore notarile
pt Ajudante de notário, assistente notarial, notário, escrevente de cartório, oficial de registos e notariado, colaborador notarial

hr-manager
en HR manager, human resources manager, HR business partner, HR generalist, HR officer, HR assistant, HR director, people partner
es Responsable de recursos humanos, técnico de recursos humanos, técnica de recursos humanos, técnico de RRHH, responsable de RRHH, director de recursos humanos, auxiliar de recursos humanos, HR business partner
fr Responsable ressources humaines, chargé de ressources humaines, chargée de ressources humaines, assistant RH, assistante RH, responsable RH, DRH, chargé RH
de Personalreferent, Personalreferentin, Personalleiter, Personalleiterin, Personalsachbearbeiter, HR Manager, HR Business Partner, Personalmanager
it Responsabile risorse umane, HR manager, HR specialist, addetto risorse umane, addetta risorse umane, HR business partner, responsabile del personale, HR generalist
pt Técnico de recursos humanos, técnica de recursos humanos, gestor de recursos humanos, gestora de recursos humanos, analista de recursos humanos, diretor de recursos humanos, técnico de RH, analista de RH

recruiter
en Technical recruiter, talent acquisition specialist, talent acquisition partner, talent acquisition manager, corporate recruiter, recruitment officer, headhunter
es Técnico de selección, técnica de selección, técnico de selección de personal, técnico de reclutamiento, talent acquisition specialist, IT recruiter, técnico de reclutamiento y selección
fr Chargé de recrutement, chargée de recrutement, talent acquisition specialist, responsable recrutement, chasseur de têtes, assistant recrutement, talent acquisition manager
de IT-Recruiter, Talent Acquisition Manager, Talent Acquisition Specialist, Referent Recruiting, Headhunter
it Addetto alla selezione del personale, addetta alla selezione del personale, selezionatore del personale, selezionatrice del personale, talent acquisition specialist, HR recruiter, IT recruiter, cacciatore di teste
pt Técnico de recrutamento, técnica de recrutamento, técnico de recrutamento e seleção, analista de recrutamento e seleção, talent acquisition specialist, IT recruiter

software-developer
en Software developer, software engineer, full stack developer, backend developer, frontend developer, Java developer, mobile developer, web developer
es Desarrollador de software, desarrolladora de software, programador web, programador Java, desarrollador web, desarrollador full stack, ingeniero de software, ingeniera de software
fr Développeur web, développeuse web, développeur logiciel, développeur full stack, développeur Java, ingénieur logiciel, ingénieur développement logiciel, développeur informatique
de Softwareentwickler, Softwareentwicklerin, Webentwickler, Webentwicklerin, Java-Entwickler, Full-Stack-Entwickler, Anwendungsentwickler, Softwareprogrammierer
it Sviluppatore software, sviluppatrice software, sviluppatore web, sviluppatore Java, sviluppatore full stack, analista programmatore, ingegnere del software, software engineer
pt Programador web, programadora web, programador Java, desenvolvedor de software, desenvolvedora de software, desenvolvedor full stack, engenheiro de software, engenheira de software

data-scientist
en Data scientist, data engineer, machine learning engineer, AI engineer, data architect, deep learning engineer
es Científico de datos, científica de datos, data scientist, ingeniero de datos, ingeniera de datos, data engineer, ingeniero de machine learning
fr Data scientist, ingénieur data, ingénieure data, data engineer, ingénieur machine learning, scientifique des données, ingénieur big data
de Data Scientist, Data Engineer, Machine-Learning-Engineer, Datenwissenschaftler, Datenwissenschaftlerin, KI-Entwickler, Dateningenieur
it Data scientist, data engineer, machine learning engineer, ingegnere dei dati, scienziato dei dati, scienziata dei dati
pt Cientista de dados, data scientist, engenheiro de dados, engenheira de dados, data engineer, engenheiro de machine learning

devops-engineer
en DevOps engineer, site reliability engineer, cloud engineer, platform engineer, infrastructure engineer, DevOps specialist
es Ingeniero DevOps, ingeniera DevOps, ingeniero cloud, ingeniera cloud, site reliability engineer, DevOps engineer, especialista DevOps
fr Ingénieur DevOps, ingénieure DevOps, ingénieur cloud, ingénieur infrastructure, site reliability engineer, DevOps engineer
de DevOps-Engineer, DevOps-Ingenieur, Cloud Engineer, Site Reliability Engineer, Platform Engineer, Infrastructure Engineer, DevOps-Spezialist
it Ingegnere DevOps, DevOps engineer, cloud engineer, ingegnere cloud, site reliability engineer, specialista DevOps
pt Engenheiro DevOps, engenheira DevOps, DevOps engineer, engenheiro de cloud, engenheiro de infraestrutura, site reliability engineer, especialista DevOps

system-administrator
en System administrator, systems administrator, sysadmin, network administrator, database administrator, network engineer, Linux administrator, cyber security analyst
es Administrador de sistemas, administradora de sistemas, administrador de redes, administrador de bases de datos, técnico de sistemas, ingeniero de redes, sysadmin, analista de ciberseguridad
fr Administrateur systèmes, administratrice systèmes, administrateur réseaux, administrateur systèmes et réseaux, ingénieur réseaux, administrateur de bases de données, ingénieur cybersécurité, analyste SOC
de Systemadministrator, Systemadministratorin, Netzwerkadministrator, Fachinformatiker Systemintegration, IT-Administrator, Datenbankadministrator, IT-Systemadministrator
it Amministratore di sistema, amministratore di rete, sistemista di rete, sistemista Linux, system administrator, database administrator, analista cybersecurity
pt Administrador de sistemas, administradora de sistemas, administrador de redes, técnico de redes, sysadmin, administrador de bases de dados, engenheiro de redes, analista de cibersegurança

web-designer
en Web designer, UX designer, UI designer, product designer, UX/UI designer, UX researcher
es Diseñador web, diseñadora web, diseñador UX, diseñadora UX, diseñador UX/UI, UX designer, diseñador de interfaces, diseñador de producto digital
fr Webdesigner, web designer, UX designer, UI designer, designer UX/UI, concepteur web, webdesigneuse, product designer
de Webdesigner, Webdesignerin, UX-Designer, UX-Designerin, UI-Designer, UX/UI-Designer, Screendesigner, Produktdesigner
it Web designer, UX designer, UI designer, UX/UI designer, progettista web, product designer
pt Web designer, webdesigner, designer UX/UI, UX designer, UI designer, designer de interfaces, product designer

graphic-designer
en Graphic designer, graphic artist, illustrator designer, motion designer, layout artist, creative designer, packaging designer
es Diseñador gráfico, diseñadora gráfica, grafista, ilustrador gráfico, motion designer
fr Graphiste, designer graphique, infographiste, motion designer, illustrateur graphiste, concepteur graphique
de Grafikdesigner, Grafikdesignerin, Mediengestalter, Mediengestalterin, Motion Designer, Kommunikationsdesigner
it Grafico pubblicitario, graphic designer, grafica pubblicitaria, grafico impaginatore, illustratore grafico, motion designer, progettista grafico
pt Designer gráfico, designer gráfica, ilustrador gráfico, motion designer, arte-finalista, artista gráfico, designer gráfico júnior

architect
en Building architect, landscape architect, interior architect, interior designer, project architect, architectural designer, architectural assistant, urban planner
es Arquitecto técnico, arquitecta técnica, aparejador, aparejadora, arquitecto de interiores, diseñador de interiores
fr Architecte d'intérieur, architecte DPLG, architecte HMO, architecte paysagiste, dessinateur projeteur, architecte bâtiment, architecte urbaniste, décorateur d'intérieur
de Architektin, Innenarchitekt, Innenarchitektin, Landschaftsarchitekt, Architekt Hochbau, Bauzeichner, Bauzeichnerin, Stadtplaner
it Architetto d'interni, architetto junior, architetto paesaggista, progettista architettonico, disegnatore edile, interior designer, arredatore d'interni
pt Arquiteto de interiores, arquiteta de interiores, arquiteto paisagista, arquiteto estagiário, arquiteto urbanista, designer de interiores, desenhador projetista, arquiteto júnior

civil-engineer
en Civil engineer, structural engineer, site engineer, geotechnical engineer, quantity surveyor, land surveyor
es Ingeniero civil, ingeniera civil, ingeniero de caminos, ingeniero de estructuras, topógrafo, topógrafa, ingeniero de obra
fr Ingénieur génie civil, ingénieure génie civil, ingénieur travaux, ingénieur structure, géomètre topographe, ingénieur BTP, métreur, géomètre
de Bauingenieur, Bauingenieurin, Tragwerksplaner, Statiker, Statikerin, Vermessungsingenieur, Ingenieur Bauwesen
it Ingegnere civile, ingegnere strutturista, ingegnere edile, geometra, topografo, direttore dei lavori, geometra di cantiere
pt Engenheiro civil, engenheira civil, engenheiro de estruturas, topógrafo, topógrafa, diretor de obra, engenheiro geotécnico, medidor orçamentista

mechanical-engineer
en Mechanical engineer, electrical engineer, electronics engineer, mechanical design engineer, aerospace engineer, automotive engineer, chemical engineer, automation engineer
es Ingeniero mecánico, ingeniera mecánica, ingeniero eléctrico, ingeniero electrónico, ingeniero de diseño mecánico, ingeniero químico, ingeniero de automatización, proyectista mecánico
fr Ingénieur mécanique, ingénieure mécanique, ingénieur mécanicien, ingénieur électrique, ingénieur électronique, ingénieur en conception mécanique, ingénieur automatisme, automaticien
de Maschinenbauingenieur, Maschinenbauingenieurin, Konstrukteur, Konstrukteurin, Elektroingenieur, Elektroingenieurin, Ingenieur Maschinenbau, Entwicklungsingenieur
it Ingegnere meccanico, ingegnere elettrico, ingegnere elettronico, progettista meccanico, disegnatore meccanico, ingegnere dell'automazione, ingegnere chimico
pt Engenheiro mecânico, engenheira mecânica, engenheiro eletrotécnico, engenheiro eletricista, engenheiro eletrónico, projetista mecânico, engenheiro químico, engenheiro de automação

translator
en Freelance translator, technical translator, literary translator, conference interpreter, sign language interpreter, simultaneous interpreter, legal translator
es Traductor intérprete, traductora intérprete, traductor jurado, traductora jurada, traductor freelance, intérprete de conferencias, intérprete de lengua de signos, traductor técnico
fr Traducteur interprète, traductrice interprète, traducteur technique, traducteur indépendant, interprète de conférence, traducteur assermenté, interprète LSF, traducteur littéraire
de Dolmetscher, Dolmetscherin, Konferenzdolmetscher, Gebärdensprachdolmetscher, freiberuflicher Übersetzer, vereidigter Übersetzer, vereidigte Übersetzerin
it Traduttore interprete, traduttrice interprete, traduttore freelance, traduttrice freelance, interprete di conferenza, traduttore giurato, traduttore tecnico, mediatore linguistico
pt Tradutor intérprete, tradutora intérprete, tradutor freelancer, tradutor técnico, tradutor juramentado, intérprete de conferência, intérprete de língua gestual, intérprete de libras

journalist
en Journalist, news reporter, copy editor, newspaper editor, radio presenter, news editor, news anchor
es Redactor periodista, periodista deportivo, periodista digital, redactora periodista, reportero, reportera, locutor de radio, redactor de noticias
fr Journaliste reporter, journaliste web, journaliste de presse, rédacteur en chef, rédactrice en chef, secrétaire de rédaction, journaliste pigiste, animateur radio
de Journalist, Journalistin, Zeitungsredakteur, Nachrichtenredakteur, Volontär Redaktion, Chefredakteur
it Giornalista pubblicista, giornalista professionista, redattore giornalistico, caporedattore, cronista, inviato giornalista
pt Jornalista estagiário, jornalista de televisão, repórter fotográfico, redator de notícias, editor de notícias, locutor de rádio, chefe de redação

photographer
en Photographer, wedding photographer, product photographer, photo editor, photojournalist, freelance photographer
es Fotógrafo, fotógrafa, fotógrafo de bodas, fotógrafo de producto, retocador fotográfico, fotoperiodista
fr Photographe, photographe de mariage, photographe de studio, retoucheur photo, retoucheuse photo, reporter photographe
de Fotograf, Fotografin, Hochzeitsfotograf, Produktfotograf, Fotojournalist
it Fotografo matrimonialista, fotografo di studio, fotografo professionista, fotografo freelance, fotoreporter, fotoritoccatore
pt Fotógrafo de casamentos, fotógrafo profissional, fotógrafa profissional, fotógrafo de produto, fotojornalista, editor de fotografia

video-editor
en Video editor, film editor, videographer, camera operator, cameraman, sound engineer, post-production editor, VFX artist
es Editor de vídeo, editora de vídeo, montador de vídeo, videógrafo, operador de cámara, técnico de sonido, camarógrafo, realizador audiovisual
fr Monteur vidéo, monteuse vidéo, vidéaste, cadreur, ingénieur du son, chef monteur vidéo, technicien audiovisuel, réalisateur vidéo
de Videoeditor, Cutter Video, Videocutter, Kameramann, Kamerafrau, Videograf, Filmeditor
it Montatore video, montatrice video, video editor, videomaker, operatore video, cameraman, tecnico del suono, operatore di ripresa
pt Editor de vídeo, editora de vídeo, videógrafo, operador de câmara, cinegrafista, videomaker, técnico de som, montador de vídeo

performing-artist
en Musician, actress, singer, dancer, theatre actor, voice actor, film actor, guitarist
es Actriz, actor de teatro, actor de doblaje, actor de cine, músico profesional, pianista, bailarina, cantante profesional
fr Musicien, musicienne, actrice, danseur, danseuse, pianiste, comédien de théâtre, comédienne de théâtre
de Schauspieler, Schauspielerin, Berufsmusiker, Orchestermusiker, Pianist, Statist Film, Balletttänzer, Theaterschauspieler
it Attrice, attore teatrale, attore di teatro, attore cinematografico, ballerino, ballerina, pianista, cantante lirico
pt Atriz, ator de teatro, ator de televisão, músico profissional, pianista, bailarino, bailarina, cantor lírico

scientist
en Scientist, research scientist, postdoctoral researcher, biochemist, biologist, microbiologist, physicist, research chemist
es Investigador científico, investigador postdoctoral, investigadora postdoctoral, bioquímico investigador, químico analista, microbiólogo, biólogo investigador, bióloga investigadora
fr Chercheur scientifique, enseignant-chercheur, enseignante-chercheuse, chercheur postdoctoral, chimiste, biochimiste, physicien
de Wissenschaftler, Wissenschaftlerin, wissenschaftlicher Mitarbeiter, wissenschaftliche Mitarbeiterin, Chemiker, Chemikerin, Biologin, Diplom-Biologe
it Ricercatore scientifico, ricercatrice scientifica, assegnista di ricerca, microbiologo, chimico analista, ricercatore universitario, biologo molecolare
pt Investigador científico, investigador pós-doutorado, bolseiro de investigação, bolseira de investigação, cientista investigador, microbiólogo, biólogo investigador

seo-specialist
en SEO specialist, SEO manager, SEO analyst, SEO executive, SEA manager, PPC specialist, SEO expert
es Especialista SEO, técnico SEO, consultor SEO, analista SEO, SEO manager, especialista SEM, SEO specialist
fr Chargé de référencement web, chargée de référencement web, consultant SEO, consultante SEO, spécialiste SEO, traffic manager SEO, chef de projet SEO, référenceur web
de SEO-Manager, SEO-Managerin, SEO-Spezialist, SEA-Manager, SEO-Experte, SEO Specialist, SEO-Expertin
it SEO specialist, specialista SEO, consulente SEO, SEO manager, SEO expert, SEA specialist, esperto SEO
pt Especialista SEO, analista de SEO, técnico de SEO, SEO specialist, gestor de SEO, consultor SEO, SEO manager

product-manager
en Product manager, product owner, technical product manager, junior product manager, head of product, chief product officer
es Product manager, product owner, jefe de producto, jefa de producto, gestor de producto, gestora de producto, responsable de producto
fr Chef de produit, cheffe de produit, product manager, product owner, responsable produit, directeur produit, directrice produit
de Produktmanager, Produktmanagerin, Product Manager, Product Owner, Produktverantwortlicher, Leiter Produktmanagement
it Product manager, product owner, responsabile di prodotto, responsabile prodotto, junior product manager
pt Gestor de produto, gestora de produto, product manager, product owner, gerente de produto, analista de produto

scrum-master
en Scrum master, agile coach, release train engineer, agile delivery lead
es Scrum master, agile coach, facilitador ágil
fr Scrum master, coach agile, agile coach, facilitateur agile
de Scrum Master, Agile Coach, Agiler Coach, Agile Master
it Scrum master, agile coach, coach agile
pt Scrum master, agile coach, agile master

buyer
en Procurement specialist, procurement manager, purchasing manager, purchasing officer, procurement officer, strategic buyer, purchasing assistant, junior buyer
es Técnico de compras, técnica de compras, responsable de compras, jefe de compras, comprador industrial, gestor de compras, director de compras, auxiliar de compras
fr Acheteur industriel, acheteuse industrielle, responsable achats, responsable des achats, assistant achats, assistante achats, acheteur projet, directeur achats
de Strategischer Einkäufer, strategische Einkäuferin, technischer Einkäufer, operativer Einkäufer, Einkaufsleiter, Einkaufsleiterin, Sachbearbeiter Einkauf, Leiter Einkauf
it Addetto acquisti, addetta acquisti, responsabile acquisti, responsabile ufficio acquisti, impiegato ufficio acquisti, buyer junior, senior buyer, specialista acquisti
pt Técnico de compras, técnica de compras, responsável de compras, comprador técnico, gestor de compras, diretor de compras, analista de compras, assistente de compras

supply-chain-planner
en Supply chain planner, supply planner, demand planner, production planner, supply chain manager, supply chain analyst, material planner, logistics manager
es Planificador de la cadena de suministro, planificador de producción, planificadora de producción, demand planner, supply chain manager, responsable de logística, técnico de logística, técnica de logística
fr Approvisionneur, planificateur de production, responsable supply chain, gestionnaire de stock, ordonnanceur, responsable logistique, demand planner
de Supply Chain Planner, Supply Chain Manager, Produktionsplaner, Produktionsplanerin, Materialdisponent, Demand Planner, Logistikleiter, Arbeitsvorbereiter
it Supply chain planner, pianificatore della produzione, addetto pianificazione produzione, supply chain manager, demand planner, responsabile logistica, impiegato logistico, programmatore della produzione
pt Planeador de produção, planeadora de produção, supply chain planner, demand planner, gestor de cadeia de abastecimento, supply chain manager, analista de supply chain, responsável de logística
`;
