/** Skills: personal strengths and working conditions asked for across all three trades. */
export const generalSkills = `
communication-skills
en Communication skills, communication, good communicator, verbal communication, oral communication, interpersonal skills, people skills
es Habilidades de comunicación, capacidad de comunicación, comunicación, dotes de comunicación, comunicación verbal, habilidades interpersonales, don de gentes, comunicativo
fr Sens de la communication, aisance relationnelle, capacité de communication, communication orale, aisance à l'oral, bon communicant, bon relationnel, qualités relationnelles
de Kommunikationsstärke, Kommunikationsfähigkeit, Kommunikation, kommunikativ, Kommunikationsgeschick, Kontaktfreude
it Capacità comunicative, comunicazione, doti comunicative, buona comunicazione, abilità comunicative, doti relazionali, capacità relazionali
pt Capacidade de comunicação, comunicação, boa comunicação, comunicativo, comunicação oral, facilidade de comunicação, competências interpessoais, relacionamento interpessoal

teamwork
en Teamwork, team player, team spirit, collaboration, working in a team
es Trabajo en equipo, espíritu de equipo, colaboración, capacidad de trabajo en equipo, compañerismo
fr Travail en équipe, esprit d'équipe, collaboration, sens du collectif, esprit d'entraide, coopération
de Teamfähigkeit, Teamarbeit, Teamgeist, Teamplayer, Teamorientierung
it Lavoro di squadra, lavoro in team, spirito di squadra, team working, capacità di lavorare in gruppo, collaborazione
pt Trabalho em equipa, espírito de equipa, colaboração, trabalho em grupo, cooperação

customer-orientation
en Customer focus, customer orientation, service mindset, service orientation, customer-centric, customer-focused, customer-first mindset
es Orientación al cliente, vocación de servicio, enfoque al cliente, atención al detalle del cliente, orientado al cliente, vocación de atención al cliente
fr Sens du service, orientation client, sens du client, sens du service client, culture client
de Kundenorientierung, Serviceorientierung, kundenorientiert, serviceorientiert, Dienstleistungsorientierung, Servicegedanke, Dienstleistungsmentalität
it Orientamento al cliente, attenzione al cliente, predisposizione al contatto con il pubblico, orientamento al servizio, centralità del cliente
pt Orientação para o cliente, foco no cliente, espírito de serviço, vocação para o atendimento, orientado para o cliente, sensibilidade para o cliente

empathy
en Empathy, empathetic, emotional intelligence, compassion for customers
es Empatía, empático, inteligencia emocional, capacidad empática
fr Empathie, intelligence émotionnelle, capacité d'empathie
de Empathie, Einfühlungsvermögen, empathisch, emotionale Intelligenz, Fingerspitzengefühl
it Empatia, intelligenza emotiva, capacità empatica
pt Empatia, inteligência emocional, capacidade de empatia

active-listening
en Active listening, listening skills, good listener
es Escucha activa, capacidad de escucha, saber escuchar
fr Écoute active, capacité d'écoute, sens de l'écoute, qualité d'écoute
de Aktives Zuhören, Zuhören können, guter Zuhörer, Zuhörfähigkeit
it Ascolto attivo, capacità di ascolto, saper ascoltare
pt Escuta ativa, capacidade de escuta, saber ouvir, saber escutar

patience
en Patience, patient with customers, calmness, composure
es Paciencia, calma, paciencia con clientes, templanza
fr Patience, calme, maîtrise de soi, sang-froid
de Geduld, Ruhe bewahren, Gelassenheit
it Pazienza, calma, autocontrollo, pazienza con i clienti
pt Paciência, calma, autocontrolo

stress-resistance
en Stress resistance, working under pressure, resilience, ability to work under pressure, stress tolerance, stress management
es Resistencia al estrés, trabajo bajo presión, tolerancia al estrés, gestión del estrés, resiliencia, tolerancia a la presión
fr Résistance au stress, gestion du stress, résilience, travail sous pression, résistance à la pression
de Belastbarkeit, Stressresistenz, Stresstoleranz, stressresistent, Resilienz, Frustrationstoleranz, Arbeiten unter Druck
it Resistenza allo stress, gestione dello stress, lavoro sotto pressione, resilienza, tolleranza allo stress
pt Resistência ao stress, trabalho sob pressão, gestão do stress, resiliência, tolerância à pressão, resistência ao estresse, gestão do estresse

organisational-skills
en Organisational skills, organizational skills, well organised, well organized, planning and organising, organized working
es Capacidad de organización, capacidad organizativa, planificación y organización, persona organizada, habilidades organizativas
fr Sens de l'organisation, capacité d'organisation, qualités organisationnelles, esprit méthodique, rigueur et organisation
de Organisationstalent, Organisationsfähigkeit, strukturierte Arbeitsweise, Organisationsgeschick, Organisationsvermögen, organisierte Arbeitsweise, Organisationsstärke
it Capacità organizzative, doti organizzative, organizzazione del lavoro, pianificazione e organizzazione
pt Capacidade de organização, sentido de organização, planeamento e organização, capacidade organizativa, senso de organização

time-management
en Time management, prioritisation, prioritization, setting priorities, meeting deadlines
es Gestión del tiempo, priorización, gestión de prioridades, cumplimiento de plazos, manejo del tiempo
fr Gestion du temps, gestion des priorités, priorisation, respect des délais, sens des priorités
de Zeitmanagement, Priorisierung, Prioritäten setzen, Terminmanagement, Termintreue, Selbstmanagement
it Gestione del tempo, gestione delle priorità, rispetto delle scadenze, time management, capacità di rispettare le scadenze
pt Gestão do tempo, gestão de prioridades, priorização, cumprimento de prazos, organização do tempo

multitasking
en Multitasking, ability to multitask, handling several tasks at once, juggling tasks
es Multitarea, capacidad multitarea, polivalencia, multitasking
fr Polyvalence, multitâche, gestion simultanée de plusieurs tâches
de Multitasking, Multitaskingfähigkeit, Vielseitigkeit, Arbeiten an mehreren Aufgaben
it Multitasking, polivalenza, capacità multitasking, gestione di più attività
pt Multitarefa, polivalência, multitasking, capacidade multitarefa

problem-solving
en Problem solving, problem-solving skills, solution-oriented, troubleshooting mindset, solving customer problems
es Resolución de problemas, solución de problemas, orientación a soluciones, capacidad resolutiva, persona resolutiva
fr Résolution de problèmes, esprit de résolution, orienté solutions, recherche de solutions, capacité à résoudre des problèmes
de Problemlösungsfähigkeit, Problemlösung, lösungsorientiert, Lösungsorientierung, Problemlösungskompetenz, lösungsorientiertes Arbeiten
it Problem solving, risoluzione dei problemi, capacità di problem solving, orientamento alla soluzione, capacità di risolvere problemi
pt Resolução de problemas, solução de problemas, orientação para soluções, capacidade de resolução de problemas, capacidade de resolver problemas

analytical-thinking
en Analytical thinking, analytical skills, critical thinking, analytical mindset
es Capacidad analítica, pensamiento analítico, capacidad de análisis, pensamiento crítico, mentalidad analítica
fr Esprit d'analyse, capacité d'analyse, esprit analytique, esprit de synthèse, esprit critique
de Analytisches Denken, analytische Fähigkeiten, analytisch, analytisches Denkvermögen, kritisches Denken
it Capacità analitiche, pensiero analitico, capacità di analisi, pensiero critico, mentalità analitica
pt Capacidade analítica, pensamento analítico, capacidade de análise, pensamento crítico, raciocínio analítico

attention-to-detail
en Attention to detail, accuracy, detail-oriented, thoroughness, conscientious
es Atención al detalle, minuciosidad, rigor, meticulosidad, persona meticulosa
fr Rigueur, souci du détail, sens du détail, minutie, précision dans le travail
de Sorgfalt, Genauigkeit, sorgfältige Arbeitsweise, Detailgenauigkeit, gewissenhaft
it Attenzione ai dettagli, precisione, accuratezza, cura dei dettagli, meticolosità
pt Atenção ao detalhe, rigor, minúcia, meticulosidade

persuasion
en Persuasiveness, persuasion, influencing skills, power of persuasion, influencing
es Capacidad de persuasión, persuasión, persuasivo, capacidad de convicción, poder de convicción, capacidad de influencia
fr Force de persuasion, persuasion, force de conviction, capacité à convaincre, pouvoir de conviction
de Überzeugungskraft, Überzeugungsfähigkeit, Überzeugungsstärke, überzeugendes Auftreten, Durchsetzungsvermögen, Durchsetzungsstärke
it Capacità di persuasione, persuasione, capacità persuasive, persuasivo, capacità di convincere
pt Capacidade de persuasão, persuasão, persuasivo, poder de persuasão, capacidade de influência, poder de convencimento

presentation-skills
en Presentation skills, presentations, public speaking, giving presentations, presentation techniques, presenting to customers
es Habilidades de presentación, presentaciones, hablar en público, presentaciones en público, oratoria
fr Aisance en présentation, prise de parole en public, présentations orales, techniques de présentation, art oratoire
de Präsentationsfähigkeit, Präsentationsstärke, Präsentation, Präsentationskenntnisse, präsentationssicher, Rhetorik, rhetorisches Geschick
it Capacità di presentazione, parlare in pubblico, presentazioni, public speaking, doti di presentazione
pt Capacidade de apresentação, apresentações, falar em público, oratória, técnicas de apresentação

self-motivation
en Self-motivation, self-starter, drive, working independently, initiative, proactive, autonomous working
es Automotivación, proactividad, iniciativa, trabajo autónomo e independiente, capacidad de iniciativa
fr Autonomie, esprit d'initiative, proactivité, force de proposition, prise d'initiative, proactif, dynamisme
de Eigeninitiative, Eigenmotivation, selbstständige Arbeitsweise, Selbstmotivation, eigenverantwortliches Arbeiten, Proaktivität
it Autonomia, spirito di iniziativa, proattività, automotivazione, proattivo, intraprendenza
pt Automotivação, proatividade, espírito de iniciativa, dinamismo, capacidade de iniciativa, trabalho autónomo e proativo

results-orientation
en Results orientation, results-driven, goal-oriented, target-driven, hunter mentality
es Orientación a resultados, orientado a resultados, mentalidad hunter, ambición comercial, perfil hunter
fr Goût du challenge, orientation résultats, culture du résultat, sens du résultat, goût des objectifs
de Ergebnisorientierung, Zielorientierung, zielorientiert, ergebnisorientiert, Hunter-Mentalität, erfolgsorientiert, Zielstrebigkeit
it Orientamento ai risultati, determinazione al risultato, ambizione commerciale, orientamento agli obiettivi di risultato, tensione al risultato
pt Orientação para resultados, foco em resultados, orientado para resultados, perfil hunter

entrepreneurial-thinking
en Entrepreneurial mindset, business acumen, commercial awareness, commercial acumen, entrepreneurial thinking, business sense
es Visión comercial, visión de negocio, espíritu emprendedor, mentalidad emprendedora, olfato comercial
fr Esprit entrepreneurial, sens des affaires, esprit d'entreprise, sens du business
de Unternehmerisches Denken, Geschäftssinn, kaufmännisches Denken, betriebswirtschaftliches Verständnis, kaufmännisches Verständnis
it Spirito imprenditoriale, senso degli affari, mentalità imprenditoriale, visione commerciale
pt Espírito empreendedor, visão de negócio, mentalidade empreendedora, visão comercial, tino comercial

flexibility
en Flexibility, adaptability, flexible attitude, versatility, flexible working attitude
es Flexibilidad, adaptabilidad, capacidad de adaptación, flexible y adaptable
fr Flexibilité, adaptabilité, capacité d'adaptation, facilité d'adaptation
de Flexibilität, Anpassungsfähigkeit, flexible Einstellung
it Flessibilità, adattabilità, capacità di adattamento, spirito di adattamento
pt Flexibilidade, adaptabilidade, capacidade de adaptação, fácil adaptação

leadership
en Leadership, team leadership, staff management, leadership skills, leading a team, team supervision, managing a team
es Liderazgo, gestión de equipos, liderazgo de equipos, dirección de equipos, gestión de personas, dotes de mando
fr Leadership, encadrement d'équipe, gestion d'équipe, management opérationnel, capacité à fédérer, direction d'équipe
de Mitarbeiterführung, Führungskompetenz, Teamführung, Führungserfahrung, Personalführung, Führungsstärke, Leadership, Personalverantwortung
it Leadership, gestione del team, gestione del personale, gestione di un gruppo di lavoro, capacità di leadership, guida del team
pt Liderança, gestão de equipas, liderança de equipas, gestão de pessoas, coordenação de equipas

intercultural-communication
en Intercultural communication, cross-cultural communication, intercultural skills, multicultural environment, cultural awareness
es Comunicación intercultural, competencia intercultural, entorno multicultural, interculturalidad
fr Communication interculturelle, compétences interculturelles, environnement multiculturel, interculturalité
de Interkulturelle Kompetenz, interkulturelle Kommunikation, internationales Umfeld, interkulturelles Verständnis
it Comunicazione interculturale, competenze interculturali, ambiente multiculturale, ambiente internazionale
pt Comunicação intercultural, competências interculturais, ambiente multicultural, interculturalidade

multilingual-service
en Multilingual customer service, multilingual, foreign language skills, language skills, bilingual customer service, foreign languages
es Atención multilingüe, multilingüe, idiomas, dominio de idiomas, atención en varios idiomas, lenguas extranjeras
fr Service client multilingue, multilingue, maîtrise de langues étrangères, langues étrangères, trilingue
de Fremdsprachenkenntnisse, mehrsprachig, Fremdsprache, Sprachkenntnisse, mehrsprachiger Kundenservice, mehrsprachige Kundenbetreuung
it Assistenza multilingue, multilingue, conoscenza lingue straniere, lingue straniere, assistenza clienti in lingua, conoscenza delle lingue
pt Atendimento multilingue, multilingue, domínio de línguas, línguas estrangeiras, idiomas estrangeiros

telephone-manner
en Telephone manner, phone manner, telephone etiquette, phone etiquette, confident telephone manner, phone skills, phone voice
es Buena atención telefónica, protocolo telefónico, soltura al teléfono, habilidades telefónicas, dicción clara
fr Aisance au téléphone, techniques d'accueil téléphonique, bonne élocution, sourire au téléphone
de Sicheres Auftreten am Telefon, Telefonstimme, freundliche Telefonstimme, Telefonkompetenz, Telefonetikette, Telefonaffinität, telefonaffin
it Buona dialettica telefonica, buona dizione, predisposizione al telefono, comunicazione telefonica, capacità di gestione del telefono
pt Boa dicção, desenvoltura ao telefone, comunicação telefónica, etiqueta telefónica, à-vontade ao telefone

professional-appearance
en Professional appearance, professional manner, well presented, smart appearance, confident manner
es Buena presencia, imagen cuidada, presencia profesional, buena imagen
fr Bonne présentation, excellente présentation, présentation soignée, tenue soignée
de Gepflegtes Erscheinungsbild, sicheres Auftreten, gepflegtes Auftreten, gepflegtes Äußeres, professionelles Auftreten
it Bella presenza, aspetto curato, presenza curata, standing professionale
pt Boa apresentação, boa aparência, boa imagem, apresentação cuidada

typing
en Typing, touch typing, fast typing, keyboard skills, typing speed, words per minute
es Mecanografía, rapidez al teclado, velocidad de escritura en teclado, pulsaciones por minuto
fr Dactylographie, frappe rapide, vitesse de frappe, frappe au clavier, saisie rapide au clavier
de Zehnfingersystem, Tastschreiben, Maschinenschreiben, 10-Finger-System, schnelles Tippen, Tippgeschwindigkeit
it Dattilografia, velocità di battitura, battitura veloce, scrittura veloce alla tastiera
pt Dactilografia, digitação rápida, datilografia, velocidade de digitação, rapidez de escrita no teclado

computer-literacy
en Computer literacy, computer skills, IT skills, PC skills, digital skills, IT literate
es Informática a nivel usuario, manejo de ordenador, conocimientos de informática, ofimática, competencias digitales, manejo de PC
fr Maîtrise de l'outil informatique, bureautique, aisance informatique, maîtrise des outils bureautiques, compétences numériques
de PC-Kenntnisse, EDV-Kenntnisse, Computerkenntnisse, IT-Kenntnisse, IT-Affinität, digitale Kompetenz
it Conoscenze informatiche, uso del PC, competenze informatiche, buon uso del computer, competenze digitali
pt Conhecimentos de informática, informática na ótica do utilizador, informática básica, competências digitais, pacote básico de informática

driving-licence
en Driving licence, driving license, driver's license, driver's licence, full driving licence, category B licence, clean driving licence
es Carnet de conducir, permiso de conducir, carné de conducir, permiso B, carnet B, licencia de conducir, vehículo propio
fr Permis de conduire, permis B, permis B obligatoire, véhiculé, véhicule personnel
de Führerschein, Führerschein Klasse B, Fahrerlaubnis, PKW-Führerschein, Führerausweis, eigener PKW
it Patente di guida, patente B, automunito, auto propria, patente auto
pt Carta de condução, CNH, carteira de motorista, carta de condução ligeiros, CNH B, viatura própria, carteira de habilitação

willingness-to-travel
en Willingness to travel, business travel, travel required, willing to travel, frequent travel, national and international travel
es Disponibilidad para viajar, viajes de trabajo, viajes comerciales, disponibilidad para desplazamientos, viajes frecuentes
fr Déplacements professionnels, mobilité géographique, disponibilité pour voyager, déplacements fréquents, déplacements à prévoir
de Reisebereitschaft, Dienstreise, Geschäftsreise, Reisetätigkeit, Bereitschaft zu Reisen
it Disponibilità a viaggiare, disponibilità alle trasferte, trasferte di lavoro, disponibilità a trasferte, viaggi di lavoro
pt Disponibilidade para viajar, deslocações em serviço, viagens de trabalho, disponibilidade para viagens, deslocações frequentes

shift-work
en Shift work, working in shifts, rotating shifts, night shift, shift flexibility, late shift
es Trabajo por turnos, turnos rotativos, turno de noche, disponibilidad para turnos, turno partido
fr Travail posté, horaires décalés, travail en horaires variables, travail de nuit, horaires tournants, 3x8
de Schichtarbeit, Schichtdienst, Schichtbereitschaft, Wechselschicht, Nachtschicht, Spätschicht
it Lavoro su turni, turni rotativi, turno notturno, disponibilità a turni, disponibilità ai turni, turnazione
pt Trabalho por turnos, turnos rotativos, turno da noite, horários rotativos, disponibilidade para turnos, turno noturno

weekend-work
en Weekend work, working weekends, Saturday work, Sunday work, availability on weekends
es Trabajo en fin de semana, disponibilidad fines de semana, trabajo en festivos, trabajo los sábados, trabajo los domingos
fr Travail le week-end, travail le samedi, travail le dimanche, disponibilité le week-end, travail les jours fériés
de Wochenendarbeit, Wochenenddienst, Samstagsarbeit, Sonntagsarbeit, Arbeit am Wochenende, Feiertagsdienst
it Lavoro nel weekend, lavoro nel fine settimana, disponibilità nel weekend, lavoro festivo, lavoro domenicale
pt Trabalho ao fim de semana, disponibilidade aos fins de semana, trabalho aos fins de semana, trabalho em feriados, trabalho no final de semana
`;
