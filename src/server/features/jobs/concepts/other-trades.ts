/** Occupations outside of the field that people search for: health, care, teaching, kitchen, cleaning, public service. */
export const otherTrades = `
nurse
en Nurse, registered nurse, staff nurse, nurse practitioner, nursing assistant, midwife
es Enfermero, enfermera, auxiliar de enfermería, diplomado en enfermería, enfermero de quirófano, matrona, TCAE
fr Infirmier, infirmière, IDE infirmier, infirmier diplômé d'État, infirmière diplômée d'État, sage-femme, puéricultrice
de Krankenschwester, Krankenpfleger, Krankenpflegerin, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Hebamme
it Infermiere, infermiera, infermiere professionale, infermiere di sala operatoria, ostetrica
pt Enfermeiro, enfermeira, técnico de enfermagem, técnica de enfermagem, auxiliar de enfermagem, parteira

doctor
en Doctor, physician, general practitioner, surgeon, medical doctor, junior doctor, paediatrician, pediatrician
es Médico de familia, médica de familia, médico general, médico especialista, médico de urgencias, cirujano, cirujana, pediatra
fr Médecin généraliste, médecin du travail, médecin urgentiste, médecin coordonnateur, chirurgien, chirurgienne, pédiatre
de Arzt, Ärztin, Assistenzarzt, Assistenzärztin, Facharzt, Fachärztin, Oberarzt
it Medico di base, medico di medicina generale, medico specialista, medico competente, pediatra, medico chirurgo, medico di guardia
pt Médico de família, médica de família, médico de clínica geral, clínico geral, médico especialista, médico plantonista, cirurgião, pediatra

carer
en Carer, healthcare assistant, caregiver, home carer, live-in carer, residential carer, care home assistant, senior carer
es Cuidador, cuidadora, gerocultor, gerocultora, cuidador de ancianos, cuidadora de personas mayores, auxiliar de ayuda a domicilio, auxiliar de geriatría
fr Aide-soignant, aide-soignante, auxiliaire de vie, aide à domicile, auxiliaire de vie sociale, accompagnant éducatif et social, AESH
de Altenpfleger, Altenpflegerin, Pflegehelfer, Pflegehelferin, Pflegeassistent, Pflegekraft, Alltagsbegleiter
it Operatore socio-sanitario, operatrice socio-sanitaria, badante, assistente familiare, assistente domiciliare, assistente anziani, ausiliario socio-assistenziale
pt Cuidador, cuidadora, cuidador de idosos, cuidadora de idosos, auxiliar de geriatria, ajudante de lar, auxiliar de ação direta, ajudante familiar

psychologist
en Psychologist, clinical psychologist, psychotherapist, educational psychologist, school psychologist
es Psicólogo, psicóloga, psicólogo clínico, psicoterapeuta, psicólogo sanitario
fr Psychologue, psychologue clinicien, psychologue clinicienne, psychothérapeute, neuropsychologue
de Diplom-Psychologe, Psychologin, Psychotherapeut, Psychotherapeutin, Schulpsychologe
it Psicologo, psicologa, psicologo clinico, psicoterapeuta, psicologo scolastico
pt Psicólogo, psicóloga, psicólogo clínico, psicóloga clínica, psicoterapeuta

physiotherapist
en Physiotherapist, physical therapist, physio, occupational therapist, osteopath, chiropractor
es Fisioterapeuta, terapeuta ocupacional, osteópata, quiropráctico
fr Kinésithérapeute, masseur-kinésithérapeute, kiné, ergothérapeute, ostéopathe, chiropracteur
de Physiotherapeut, Physiotherapeutin, Krankengymnast, Krankengymnastin, Ergotherapeut, Ergotherapeutin, Osteopath
it Fisioterapista, terapista occupazionale, osteopata, massofisioterapista
pt Fisioterapeuta, terapeuta ocupacional, osteopata, quiroprático

dentist
en Dentist, dental nurse, dental hygienist, dental assistant, orthodontist, dental surgeon
es Dentista, odontólogo, odontóloga, higienista dental, auxiliar dental, ortodoncista
fr Dentiste, chirurgien-dentiste, chirurgienne-dentiste, assistant dentaire, assistante dentaire, orthodontiste, prothésiste dentaire
de Zahnarzt, Zahnärztin, zahnmedizinische Fachangestellte, Zahnarzthelferin, Kieferorthopäde, Dentalhygienikerin
it Dentista, odontoiatra, igienista dentale, assistente alla poltrona, odontotecnico, ortodontista
pt Dentista, médico dentista, médica dentista, higienista oral, assistente dentária, assistente dentário, cirurgião-dentista

pharmacist
en Pharmacist, pharmacy technician, hospital pharmacist, community pharmacist, dispensing pharmacist, pharmacy dispenser
es Farmacéutico adjunto, farmacéutica adjunta, farmacéutico titular, farmacéutico hospitalario, técnico de farmacia, técnica de farmacia, auxiliar de farmacia
fr Pharmacien, pharmacienne, préparateur en pharmacie, préparatrice en pharmacie, pharmacien adjoint, pharmacien d'officine, pharmacien hospitalier
de Angestellter Apotheker, approbierter Apotheker, Filialapotheker, pharmazeutisch-technischer Assistent, pharmazeutisch-technische Assistentin, Krankenhausapotheker
it Farmacista collaboratore, farmacista ospedaliero, farmacista ospedaliera, direttore di farmacia
pt Farmacêutico hospitalar, farmacêutico adjunto, farmacêutica adjunta, farmacêutico comunitário, técnico de farmácia, técnica de farmácia, ajudante de farmácia

veterinarian
en Veterinarian, veterinary surgeon, veterinary nurse, vet nurse, veterinary assistant
es Veterinario clínico, veterinaria clínica, médico veterinario, auxiliar de veterinaria, auxiliar veterinario, ATV veterinario
fr Médecin vétérinaire, docteur vétérinaire, vétérinaire praticien, auxiliaire vétérinaire, assistant vétérinaire, assistante vétérinaire
de Tierarzt, Tierärztin, Tierarzthelferin, tiermedizinische Fachangestellte, tiermedizinischer Fachangestellter
it Medico veterinario, medica veterinaria, assistente veterinario, ausiliario veterinario, infermiere veterinario
pt Médico veterinário, médica veterinária, enfermeiro veterinário, enfermeira veterinária, auxiliar de veterinária, auxiliar veterinário

optician
en Dispensing optician, optometrist, qualified optician, ophthalmic optician, orthoptist
es Óptico optometrista, óptica optometrista, optometrista, óptico diplomado, auxiliar de óptica
fr Opticien lunetier, opticienne lunetière, opticien diplômé, opticienne diplômée, optométriste, monteur-vendeur en optique, orthoptiste
de Augenoptikergeselle, Augenoptikermeisterin, Augenoptikermeister, Optometrist, Optometristin
it Ottico optometrista, ottico abilitato, ottica abilitata, optometrista, ortottista
pt Optometrista, técnico de ótica ocular, técnico de óptica, oculista optometrista, ortoptista

lab-technician
en Laboratory technician, lab technician, laboratory assistant, lab assistant, laboratory analyst, medical laboratory scientist
es Técnico de laboratorio, técnica de laboratorio, auxiliar de laboratorio, analista de laboratorio, técnico superior de laboratorio
fr Technicien de laboratoire, technicienne de laboratoire, laborantin, laborantine, agent de laboratoire, technicien d'analyses biomédicales
de Laborant, Laborantin, Chemielaborant, Biologielaborant, medizinisch-technischer Assistent, Medizinischer Technologe, Laborassistent, Laborhelfer
it Tecnico di laboratorio, tecnica di laboratorio, analista di laboratorio, tecnico sanitario di laboratorio biomedico, addetto laboratorio analisi
pt Técnico de laboratório, técnica de laboratório, auxiliar de laboratório, analista de laboratório, técnico de análises clínicas

social-worker
en Social worker, youth worker, family support worker, social care worker, community worker
es Trabajador social, trabajadora social, educador social, educadora social, integrador social, integradora social
fr Assistant social, assistante sociale, travailleur social, travailleuse sociale, éducateur spécialisé, éducatrice spécialisée, assistant de service social, moniteur éducateur
de Sozialarbeiter, Sozialarbeiterin, Sozialpädagoge, Sozialpädagogin, Streetworker, Heilerziehungspfleger, Heilerziehungspflegerin
it Assistente sociale, educatore sociale, educatrice sociale, educatore professionale, educatrice professionale
pt Assistente social, trabalhador social, trabalhadora social, educador social, educadora social, técnico de serviço social

nanny
en Nanny, au pair, babysitter, childminder, live-in nanny
es Niñera, niñero, canguro de niños, babysitter, cuidadora de niños, cuidador de niños, chica au pair
fr Nounou, baby-sitter, babysitter, assistante maternelle, assistant maternel, garde d'enfants, jeune fille au pair
de Kindermädchen, Nanny, Au-pair, Babysitter, Babysitterin, Tagesmutter, Kinderfrau, Tagespflegeperson
it Babysitter, baby sitter, bambinaia, ragazza alla pari, assistente all'infanzia
pt Babysitter, baby-sitter, ama de crianças, babá, au pair, cuidadora de crianças

nursery-teacher
en Nursery teacher, kindergarten teacher, early years educator, nursery practitioner, preschool teacher, early childhood educator, nursery nurse, childcare worker
es Educador infantil, educadora infantil, maestra de educación infantil, maestro de educación infantil, técnico en educación infantil, técnica de educación infantil, parvularia
fr Éducateur de jeunes enfants, éducatrice de jeunes enfants, auxiliaire de puériculture, ATSEM, animateur petite enfance, animatrice petite enfance, agent de crèche
de Erzieher, Erzieherin, Kindergärtner, Kindergärtnerin, Kinderpfleger, Kinderpflegerin, Kita-Fachkraft, Pädagogische Fachkraft
it Educatore asilo nido, educatrice asilo nido, educatrice d'infanzia, maestra d'asilo, insegnante scuola dell'infanzia, educatore prima infanzia
pt Educador de infância, educadora de infância, professora de educação infantil, auxiliar de creche, auxiliar de ação educativa, auxiliar de educação

teacher
en Teacher, schoolteacher, primary school teacher, secondary school teacher, teaching assistant, language teacher, supply teacher
es Maestro de primaria, maestra de primaria, profesor de secundaria, profesora de secundaria, profesor particular, profesor de inglés, profesora de inglés, docente
fr Enseignant du secondaire, professeur de lycée, professeur de mathématiques, instituteur, institutrice, professeur des écoles, professeur d'anglais, professeur particulier
de Lehrkraft, Grundschullehrer, Grundschullehrerin, Gymnasiallehrer, Berufsschullehrer, Englischlehrer, Nachhilfelehrer, Nachhilfelehrerin
it Insegnante di scuola, insegnante di matematica, insegnante di lingue, docente, maestra elementare, insegnante di inglese, insegnante di sostegno, professore di scuola
pt Professor, professora, docente, professor de inglês, professor primário, explicador de matemática

cook
en Cook, head chef, sous chef, line cook, chef de partie, commis chef, pastry chef, pizza chef
es Cocinero, cocinera, jefe de cocina, jefa de cocina, segundo de cocina, jefe de partida, sous chef, pizzero
fr Cuisinier, cuisinière, chef de cuisine, second de cuisine, chef de partie, commis de cuisine, chef cuisinier, pizzaiolo
de Koch, Köchin, Küchenchef, Küchenchefin, Jungkoch, Beikoch, Sous Chef, Chef de Partie
it Cuoco, cuoca, capo partita, aiuto cuoco, aiuto cuoca, sous chef, pizzaiolo, chef di cucina
pt Cozinheiro, cozinheira, chefe de cozinha, subchefe de cozinha, cozinheiro de primeira, cozinheiro de segunda, sous chef, pizzaiolo

waiter
en Waiter, waitress, waiting staff, restaurant server, bartender, barman, barista, head waiter
es Camarero, camarera, mesero, mesera, camarero de sala, ayudante de camarero, barista, jefe de rango
fr Serveur en restauration, serveur en salle, serveuse en salle, chef de rang, commis de salle, barman, barmaid, barista
de Kellner, Kellnerin, Servicekraft Gastronomie, Restaurantfachmann, Restaurantfachfrau, Chef de Rang, Barkeeper, Barista
it Cameriere di sala, cameriere ai tavoli, cameriere di ristorante, cameriera, chef de rang, commis di sala, barista, barman
pt Empregado de mesa, empregada de mesa, garçom, garçonete, empregado de balcão e mesa, barman, barista

kitchen-porter
en Kitchen porter, dishwasher, kitchen assistant, kitchen helper, kitchen hand, pot washer
es Ayudante de cocina, auxiliar de cocina, friegaplatos, lavaplatos, pinche de cocina, office de cocina
fr Plongeur en restauration, plongeuse en restauration, aide de cuisine, aide-cuisinier, commis plongeur, agent de restauration, employé de restauration collective
de Küchenhilfe, Spülkraft, Spülhilfe, Tellerwäscher, Küchenhelfer, Küchenhelferin, Abwäscher
it Lavapiatti, aiuto cucina, addetto lavaggio stoviglie, inserviente di cucina, addetto mensa, addetta mensa
pt Copeiro, copeira, ajudante de cozinha, auxiliar de cozinha, lavador de pratos, empregada de copa, empregado de copa

baker
en Baker, pastry cook, confectioner, bread maker, pastry baker
es Panadero, panadera, pastelero, pastelera, oficial de panadería, oficial de pastelería, repostero, obrador de panadería
fr Ouvrier boulanger, ouvrière boulangère, pâtissier, pâtissière, boulanger-pâtissier, boulanger tourier, ouvrier pâtissier
de Bäckergeselle, Bäckermeister, Konditor, Konditorin, Konditormeister, Bäckereihelfer, Backstubenmitarbeiter
it Panettiere, panettiera, fornaio, fornaia, panificatore, operaio pasticcere, aiuto pasticcere
pt Padeiro, padeira, pasteleiro, pasteleira, ajudante de padaria, confeiteiro, confeiteira, oficial de pastelaria

butcher
en Butcher, meat cutter, slaughterhouse worker, fishmonger, master butcher
es Carnicero, carnicera, charcutero, charcutera, matarife, despiecero, pescadero, pescadera
fr Ouvrier boucher, boucher charcutier, bouchère charcutière, apprenti boucher, désosseur, pareur de viande, poissonnier, poissonnière
de Metzger, Metzgerin, Fleischermeister, Metzgermeister, Fleischzerleger, Fleischergeselle, Fleischzerlegerin
it Macellaio, macellaia, addetto macelleria, banconista macelleria, disossatore, pescivendolo
pt Talhante, açougueiro, açougueira, magarefe, peixeiro, peixeira, desossador

cleaner
en Cleaner, office cleaner, cleaning operative, cleaning lady, janitor, domestic cleaner, window cleaner, industrial cleaner
es Limpiador, limpiadora, personal de limpieza, auxiliar de limpieza, operario de limpieza, operaria de limpieza, empleada de hogar, cristalero
fr Agent d'entretien, agente d'entretien, agent de nettoyage, agent de propreté, femme de ménage, aide ménagère, homme de ménage, laveur de vitres
de Reinigungskraft, Putzfrau, Putzkraft, Putzhilfe, Raumpfleger, Raumpflegerin, Fensterputzer
it Addetto alle pulizie, addetta alle pulizie, donna delle pulizie, operatore delle pulizie, colf, lavavetri
pt Empregado de limpeza, empregada de limpeza, auxiliar de limpeza, funcionária de limpeza, faxineiro, faxineira, empregada doméstica, auxiliar de serviços gerais

housekeeper
en Housekeeper, room attendant, hotel housekeeper, chambermaid, housekeeping attendant, housekeeping supervisor, hotel cleaner, executive housekeeper
es Camarera de pisos, camarero de pisos, gobernanta, subgobernanta, mucama, ama de llaves, valet de pisos
fr Femme de chambre, valet de chambre, gouvernante d'hôtel, gouvernante d'étage, employé d'étage, employée d'étage, gouvernante générale, agent de service hôtelier
de Zimmermädchen, Roomboy, Hausdame, Hauswirtschafter, Hauswirtschafterin, Housekeeping-Mitarbeiter
it Cameriera ai piani, cameriere ai piani, governante d'albergo, governante ai piani, facchino ai piani, addetta ai piani
pt Empregada de andares, empregado de andares, camareira, governanta, governanta de andares, arrumadeira

caretaker
en Caretaker, building caretaker, school caretaker, handyman, building maintenance worker, groundskeeper
es Conserje de finca, conserje de colegio, portero de finca, bedel, personal de mantenimiento de edificios, manitas
fr Gardien d'immeuble, gardienne d'immeuble, agent de maintenance des bâtiments, factotum, homme toutes mains, concierge d'immeuble
de Hausmeister, Hausmeisterin, Hauswart, Facility-Mitarbeiter
it Custode di condominio, custode di palazzo, portinaio, portinaia, bidello, bidella, tuttofare, manutentore di edifici
pt Zelador, zeladora, porteiro de prédio, porteira de prédio, contínuo de escola, faz-tudo

hairdresser
en Hairdresser, hair stylist, hairstylist, barber, salon stylist, hair colourist
es Peluquero, peluquera, barbero, barbera, estilista de cabello, oficial de peluquería, ayudante de peluquería
fr Coiffeur, coiffeuse, barbier, coiffeur visagiste, apprenti coiffeur, coiffeur coloriste
de Friseur, Friseurin, Friseuse, Frisör, Friseurmeister, Coiffeur, Coiffeuse
it Parrucchiere, parrucchiera, acconciatore, acconciatrice, shampista, hair stylist, aiuto parrucchiere
pt Cabeleireiro, cabeleireira, barbeiro, barbeira, hair stylist, ajudante de cabeleireiro

beautician
en Beautician, beauty therapist, aesthetician, esthetician, nail technician, massage therapist, masseuse, spa therapist
es Esteticista, esteticién, masajista, manicurista, técnico de uñas, técnica de uñas, maquillador profesional, terapeuta de spa
fr Esthéticien, esthéticienne, masseur bien-être, praticien spa, praticienne spa, spa praticien, prothésiste ongulaire, maquilleuse professionnelle
de Masseur, Masseurin, Nageldesigner, Nageldesignerin, Visagist, Visagistin, Fachkosmetiker, Fachkosmetikerin
it Estetista qualificata, estetista diplomata, massaggiatore, massaggiatrice, onicotecnica, manicurista, truccatrice, operatore spa
pt Esteticista, massagista, manicure, manicura, técnica de unhas, técnico de unhas, maquilhadora, terapeuta de spa

fitness-trainer
en Fitness trainer, personal trainer, fitness instructor, gym instructor, yoga teacher, sports coach, Pilates instructor, swimming instructor
es Entrenador personal, entrenadora personal, monitor de gimnasio, monitor de fitness, monitora de fitness, instructor de fitness, profesor de yoga, monitor deportivo
fr Coach sportif, coach sportive, professeur de fitness, éducateur sportif, éducatrice sportive, préparateur physique, professeur de yoga, personal trainer
de Fitnesstrainer, Fitnesstrainerin, Personal Trainer, Yogalehrer, Yogalehrerin, Sportlehrer, Kursleiter Fitness, Sporttherapeut
it Istruttore di fitness, istruttrice di fitness, personal trainer, istruttore di palestra, istruttore sala pesi, insegnante di yoga, istruttore sportivo, preparatore atletico
pt Personal trainer, instrutor de fitness, instrutora de fitness, instrutor de ginásio, professor de ginásio, professor de educação física, instrutor de academia, professor de yoga

pool-attendant
en Pool attendant, lifeguard, pool lifeguard, swimming pool attendant, beach lifeguard
es Socorrista, socorrista acuático, socorrista de piscina, salvavidas de playa, monitor de natación
fr Maître-nageur, maître-nageur sauveteur, surveillant de baignade, surveillante de baignade, agent de piscine
de Bademeister, Bademeisterin, Rettungsschwimmer, Rettungsschwimmerin, Fachangestellter für Bäderbetriebe, Fachangestellte für Bäderbetriebe, Schwimmmeister, Badeaufsicht
it Bagnino, bagnina, assistente bagnanti, bagnino di salvataggio, bagnino di piscina
pt Nadador-salvador, nadadora-salvadora, salva-vidas, vigilante de piscina, guarda-vidas

flight-attendant
en Flight attendant, cabin crew, cabin crew member, air hostess, air stewardess, cabin attendant
es Azafata de vuelo, auxiliar de vuelo, tripulante de cabina, azafato de vuelo, sobrecargo de vuelo
fr Hôtesse de l'air, steward aérien, personnel navigant commercial, chef de cabine avion
de Flugbegleiter, Flugbegleiterin, Stewardess, Kabinenpersonal, Cabin Crew
it Assistente di volo, hostess di volo, steward di volo, hostess di bordo, personale di cabina
pt Comissário de bordo, comissária de bordo, assistente de bordo, hospedeira de bordo, tripulante de cabine, aeromoça

pilot
en Airline pilot, commercial pilot, helicopter pilot, airline captain, drone pilot, flight instructor
es Piloto de avión, piloto comercial de avión, piloto de línea aérea, piloto de helicóptero, piloto de drones, copiloto de avión
fr Pilote de ligne, pilote d'avion, pilote d'hélicoptère, télépilote de drone, pilote de chasse
de Verkehrspilot, Linienpilot, Pilotin, Berufspilot, Hubschrauberpilot, Flugkapitän, Verkehrsflugzeugführer
it Pilota di linea, pilota d'aereo, pilota di elicottero, pilota commerciale di aereo, comandante di volo, pilota di droni
pt Piloto de linha aérea, piloto de avião, piloto de helicóptero, piloto comercial de avião, piloto de drones

police-officer
en Police officer, policeman, policewoman, police constable, police detective, sheriff's deputy, prison officer
es Policía nacional, policía local, agente de policía, guardia civil, mosso d'esquadra, funcionario de prisiones
fr Policier, policière, agent de police, gardien de la paix, gendarme, policier municipal, surveillant pénitentiaire
de Polizist, Polizistin, Polizeibeamter, Polizeibeamtin, Kriminalkommissar, Polizeikommissar, Justizvollzugsbeamter
it Poliziotto, poliziotta, agente di polizia, carabiniere, vigile urbano, agente di polizia locale, agente di polizia penitenziaria
pt Polícia municipal, agente da PSP, agente de polícia, policial militar, policial civil, guarda prisional, guarda municipal

firefighter
en Firefighter, fireman, paramedic, ambulance driver, emergency medical technician, fire officer
es Bombero, bombera, bombero forestal, técnico en emergencias sanitarias, conductor de ambulancia, paramédico
fr Pompier, pompière, sapeur-pompier, ambulancier, ambulancière, agent SSIAP
de Feuerwehrmann, Feuerwehrfrau, Brandmeister, Notfallsanitäter, Notfallsanitäterin, Rettungssanitäter, Rettungsassistent
it Vigile del fuoco, autista soccorritore, soccorritore di ambulanza, autista di ambulanza, vigile del fuoco volontario
pt Bombeiro, bombeira, bombeiro sapador, bombeiro civil, tripulante de ambulância, socorrista de ambulância, paramédico

soldier
en Soldier, army officer, infantryman, military officer, naval officer
es Militar de tropa, soldado profesional, militar de carrera, tropa y marinería, oficial del ejército, soldado de infantería
fr Soldat, militaire du rang, officier de l'armée, sous-officier de l'armée, légionnaire
de Soldat, Soldatin, Zeitsoldat, Bundeswehrsoldat, Offizier der Bundeswehr, Feldwebel
it Militare di carriera, ufficiale dell'esercito, soldato dell'esercito, sottufficiale, volontario in ferma prefissata
pt Militar do exército, soldado do exército, fuzileiro naval, oficial do exército, sargento do exército, praça do exército
`;
