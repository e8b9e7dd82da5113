/** First and last names by country: common ones, and those of immigrants. */
export const personNames = new Map<string, { first: readonly string[]; last: readonly string[] }>(
  Object.entries({
    DE: [
      'Anna Lena Jan Felix Katharina Moritz Sabine Thomas Julia Emre Nina Lukas Franziska Mehmet Carla Philipp',
      'Müller Schmidt Becker Hoffmann Wagner Krüger Yılmaz Vogel Lange Krause Winkler Franke Öztürk Kühn Seidel Roth',
    ],
    AT: [
      'Magdalena Elias Theresa Paul Katharina Matthias Lea Christoph Marlene Benedikt Dragana',
      'Huber Bauer Steiner Fuchs Wimmer Egger Berger Leitner Jovanović Hofer Lang',
    ],
    CH: [
      'Luca Nora Beat Sandrine Livia Yves Corinne Andrin Chiara Urs Léa',
      'Meier Keller Favre Brunner Rossi Baumann Jaquet Frei Zimmermann Perret Gerber',
    ],
    FR: [
      'Camille Lucas Manon Hugo Léa Antoine Inès Mehdi Chloé Julien Aurélie Samir Clémence Baptiste Fatou Romain',
      'Martin Bernard Petit Durand Moreau Lambert Rousseau Fontaine Traoré Chevalier Haddad Girard Mercier Diallo Faure Blanchard',
    ],
    BE: [
      'Emma Arthur Lotte Wout Sarah Maxime Nele Bilal Charlotte Thibault',
      'Peeters Janssens Maes Willems Lambert Claes Dupont Renard Idrissi Desmet Wouters',
    ],
    ES: [
      'Lucía Pablo Carmen Javier Marta Daniel Laura Sergio Nuria Iker Elena Rubén Alba Jordi Noelia Samuel',
      'García López Sánchez Romero Torres Vázquez Ramos Gil Serrano Ortega Castro Iglesias Prieto Cabrera Vidal Soler',
    ],
    IT: [
      'Giulia Luca Francesca Matteo Chiara Davide Sara Andrea Elena Simone Martina Federico Alice Riccardo Amina Paolo',
      'Rossi Russo Bianchi Romano Gallo Greco Marino Conti Bruno Galli Ferri Barbieri Villa Serra Fabbri Sala',
    ],
    PT: [
      'Maria João Ana Pedro Beatriz Miguel Inês Rui Joana Nuno Catarina Gonçalo Sofia Edson',
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Almeida Lopes Gomes Tavares Neves',
    ],
    GB: [
      'Emily James Olivia Jack Amelia Harry Aisha George Chloe Callum Grace Imran Rhys Hannah',
      'Smith Jones Taylor Brown Evans Thomas Walker Khan Wright Hughes Clarke Patel Morgan Bennett',
    ],
    IE: [
      'Saoirse Conor Aoife Sean Ciara Darragh Niamh Eoin Roisin Oisin',
      'Murphy Kelly Walsh Byrne Ryan Doyle McCarthy Nolan Brennan Kavanagh',
    ],
    NL: [
      'Emma Daan Sophie Bram Fleur Thijs Noor Ruben Iris Youssef',
      'Jansen Bakker Visser Smit Meijer Mulder Boers Bos Hendriks Dekker',
    ],
    BR: [
      'Mariana Gabriel Juliana Thiago Camila Bruno Larissa Felipe Aline Rodrigo',
      'Souza Lima Araújo Barbosa Ribeiro Cardoso Moura Rocha Dias Freitas',
    ],
    PL: [
      'Agnieszka Piotr Magda Tomasz Kasia Marek Joanna Paweł',
      'Nowak Kowalski Wiśniewska Wójcik Kamińska Zielińska Lewandowska Mazur',
    ],
    RO: ['Andreea Mihai Ioana Alexandru Elena Radu', 'Popescu Ionescu Dumitru Stan Marin Radu'],
    SE: ['Elsa Oskar Maja Erik Linnea Johan', 'Andersson Johansson Karlsson Nilsson Larsson Lindberg'],
    MA: ['Salma Youssef Imane Omar Hajar Mehdi', 'Benali Alaoui Bennani Idrissi Tazi Chraibi'],
  }).map(([country, [first = '', last = '']]) => [country, { first: first.split(' '), last: last.split(' ') }]),
);
