import type { MessageSide } from '#contract/messaging/messages.ts';

type Said = readonly [side: MessageSide, text: string];

const host = (text: string): Said => ['employer', text];
const guest = (text: string): Said => ['applicant', text];

/**
 * The first weeks of an accepted applicant, from the contract to the third week, in German. One list for each exchange.
 */
export const onboarding: readonly (readonly Said[])[] = [
  [
    host('Guten Tag {name}, der Vertrag ist heute in die Post gegangen. Zwei Ausfertigungen, eine bleibt bei Ihnen.'),
    guest('Guten Tag {sender}, vielen Dank! Ich freue mich wirklich sehr.'),
    guest('Eine Frage vorab: Kann ich auch digital unterschreiben?'),
    host('Leider nicht, unsere Rechtsabteilung besteht auf Tinte. Das Porto für die Rücksendung liegt bei.'),
    guest('Kein Problem. Ich suche den guten Füller heraus.'),
    host('So soll es sein. Melden Sie sich, wenn etwas im Vertrag unklar ist, auch bei Kleinigkeiten.'),
  ],
  [
    guest('Der Brief ist da. Alles verständlich, nur § 7: Was heißt „angemessener Ausgleich“ bei Überstunden?'),
    host('Freizeit, Stunde für Stunde, innerhalb von drei Monaten. Wer lieber Geld möchte, bekommt Geld.'),
    guest('Und wer entscheidet das?'),
    host('Sie. Im Zeitkonto gibt es dafür ein Häkchen.'),
    guest('Das klingt fair. Dann unterschreibe ich heute noch.'),
    guest('Und noch etwas: Wie viele Überstunden sind denn üblich?'),
    host(
      'Im letzten Jahr im Schnitt zwei im Monat, vor Weihnachten mehr. Ich schreibe es Ihnen lieber, bevor es jemand anderes tut.',
    ),
    guest('Danke für die Offenheit.'),
  ],
  [
    guest('Unterschrieben und eingeworfen. Die Post holt um 17 Uhr ab.'),
    host('Wunderbar! Dann bestelle ich Ihren Rechner. Tastatur deutsch oder international?'),
    guest('Deutsch, bitte. Und wenn es geht, eine Maus für Linkshänder.'),
    host('Geht. Headset: auf einem Ohr oder auf beiden?'),
    guest('Was nehmen die anderen?'),
    host('Im Büro auf beiden, zu Hause auf einem, sagt das Team. Ich bestelle beides, dann können Sie probieren.'),
    guest('Sehr nett, danke.'),
    host('Der zweite Bildschirm für zu Hause kommt per Spedition. Passt Ihnen ein Vormittag?'),
    guest('Vormittags ist immer jemand da, notfalls meine Nachbarin im Erdgeschoss.'),
  ],
  [
    host('Ihr Exemplar ist bei uns angekommen. Damit ist es amtlich.'),
    guest('Juhu!'),
    host(
      'Für die Lohnabrechnung brauchen wir Steuer-ID, Krankenkasse und Bankverbindung. Bitte nicht hier hineinschreiben, sondern ins Personalportal; der Zugang kommt gleich per Mail.',
    ),
    guest('Verstanden. Die Mail ist schon da.'),
    guest('Das Portal fragt nach einer Personalnummer. Die habe ich noch nicht, oder?'),
    host('Doch, sie steht oben rechts auf dem Vertrag, sechs Ziffern.'),
    guest('Gefunden. Ich hatte sie für ein Aktenzeichen gehalten.'),
    host('Da sind Sie nicht allein. Ich gebe das einmal weiter.'),
  ],
  [
    guest('Darf ich fragen, wie der erste Tag abläuft? Dann kann ich besser schlafen.'),
    host(
      'Natürlich. 9:00 Uhr Empfang, ich hole Sie ab. Bis zehn Rundgang, dann Rechner einrichten, um zwölf gemeinsames Mittagessen.',
    ),
    host('Nachmittags sitzen Sie neben Frau Petersen und hören zu. Sie müssen an dem Tag nichts können.'),
    guest('Das nimmt mir eine Sorge. Gibt es eine Kantine?'),
    host('Eine kleine, mit guter Suppe. Am ersten Tag laden wir Sie aber ein, gegenüber.'),
    guest('Darauf freue ich mich. Ich esse kein Fleisch, falls das wichtig ist.'),
    host('Notiert. Die Hälfte des Teams auch nicht.'),
    guest('Noch eine praktische Frage: Kann ich mein Fahrrad irgendwo abstellen?'),
    host('Im Hof, mit Dach. Den Code für das Tor bekommen Sie am Empfang.'),
  ],
  [
    host('Der Bildschirm ist unterwegs, laut Spedition heute oder morgen.'),
    guest('Danke, ich bin an beiden Tagen zu Hause.'),
  ],
  [
    guest('Der Bildschirm ist da! Größer als mein Esstisch, aber da.'),
    host('Passt er wenigstens auf den Schreibtisch?'),
    guest('Auf den Millimeter. Ich habe gemessen, nachdem ich ihn ausgepackt hatte.'),
    host('Die richtige Reihenfolge wird überschätzt.'),
    guest('Der Stuhl, den Sie erwähnt hatten: Kommt der auch nach Hause?'),
    host('Nach der Probezeit. Bis dahin gibt es einen Zuschuss von 150 Euro, Rechnung ins Portal.'),
    guest('Perfekt, ich hatte schon einen im Auge.'),
  ],
  [
    host(
      'Kurze Vorwarnung: Ihre Zugänge werden heute angelegt. Sie bekommen vier Mails, drei davon sehen aus wie Betrug. Sie sind echt.',
    ),
    guest('Gut, dass Sie es sagen. Zwei hätte ich gelöscht.'),
    host('Bitte das erste Passwort gleich ändern und den zweiten Faktor einrichten.'),
    guest('Mit dem eigenen Telefon oder bekomme ich eines?'),
    host(
      'Beides möglich. Wer sein privates Telefon nicht nehmen will, bekommt einen kleinen Schlüssel für den USB-Anschluss.',
    ),
    guest('Dann bitte den Schlüssel.'),
    host('Liegt am Montag auf Ihrem Platz.'),
    guest('Und die Anmeldung im Ticketsystem? Da steht: „Konto gesperrt“.'),
    host('Das wird erst am ersten Tag freigegeben, wegen der Kundendaten. Alles richtig so.'),
  ],
  [
    guest(
      'Kurze Rückmeldung nach dem ersten Tag: Vielen Dank! Alle waren so freundlich, dass ich die Hälfte der Namen vergessen habe.',
    ),
    host('Das hören wir gern. Im Intranet gibt es eine Seite mit Gesichtern, ich verrate es niemandem.'),
    guest('Die habe ich in der Bahn schon auswendig gelernt.'),
    host('Wie war das Zuhören bei Frau Petersen?'),
    guest(
      'Beeindruckend. Ein Anrufer hat geschimpft und sich am Ende bedankt. Ich habe mir notiert, was sie gesagt hat.',
    ),
    host('Genau dafür sitzt man am ersten Tag daneben.'),
    guest('Morgen wieder 9:00 Uhr?'),
    host('Morgen 8:30 Uhr, da beginnt die Frühbesprechung. Kaffee gibt es ab 8:15 Uhr.'),
  ],
  [
    guest('Eine Frage, für die ich mich fast schäme: Wo finde ich die Vorlagen für Gutschriften?'),
    host('Bitte nie schämen. Ticket öffnen, rechts oben „Textbausteine“, dann nach „Gut“ suchen.'),
    guest('Ah, ich hatte nach „Erstattung“ gesucht.'),
    host('Ein guter Hinweis. Ich lasse das zweite Stichwort ergänzen.'),
    host('Erledigt, „Erstattung“ findet es jetzt auch.'),
    guest('Das ging schnell!'),
    host('Wer neu ist, sieht, worüber wir seit Jahren stolpern. Schreiben Sie so etwas bitte immer.'),
    guest('Dann habe ich hier schon eine kleine Liste …'),
    host('Her damit, gern am Freitag, dann gehen wir sie zusammen durch.'),
  ],
  [
    guest('Ich soll heute zum ersten Mal selbst ans Telefon. Frau Petersen hört mit.'),
    host('Aufgeregt?'),
    guest('Ein wenig. Sprechen kann ich ja, aber das System und ich sind noch per Sie.'),
    host(
      'Sagen Sie ruhig: „Einen Moment, ich sehe für Sie nach.“ Niemand hat es eilig, wenn man ihm sagt, was man tut.',
    ),
    guest('Das schreibe ich mir an den Bildschirm.'),
  ],
  [
    guest('Geschafft! Fünf Anrufe, einer auf Niederländisch.'),
    host('Und?'),
    guest('Beim dritten habe ich vergessen, die Stummschaltung aufzuheben. Der Kunde hat gelacht.'),
    host('Dann hat er etwas, wovon er erzählen kann. Herzlichen Glückwunsch zum ersten Tag am Telefon!'),
  ],
  [
    host('Der Dienstplan für den nächsten Monat ist online. Bitte sehen Sie nach, ob etwas nicht geht.'),
    guest('Danke! Am 12. habe ich abends Chorprobe, da steht die Spätschicht.'),
    host(
      'Tauschbörse im Plan: auf die Schicht tippen, „zum Tausch anbieten“. Meist meldet sich jemand in einer Stunde.',
    ),
    guest('Nach vier Minuten war sie weg.'),
    host('Rekord. Was proben Sie?'),
    guest('Das Requiem von Brahms, das deutsche. Dreimal habe ich es schon gehört, nie mitgesungen.'),
    host('Sagen Sie mir, wann, dann komme ich. Meine Frau fragt seit Jahren.'),
    guest('In sechs Wochen. Ich bringe einen Zettel mit.'),
  ],
  [
    guest(
      'Ein Kunde verlangt 80 Euro als Entschädigung, mein Rahmen endet bei 50. Wen frage ich, wenn die Teamleitung in der Pause ist?',
    ),
    host(
      'Bis 100 Euro darf jede erfahrene Kollegin freigeben, die Liste hängt am Brett und steht im Wiki unter „Kulanz“.',
    ),
    guest('Danke, Herr Yıldız hat freigegeben.'),
    host('Was war es denn?'),
    guest('Zweimal falsch geliefert, beide Male zum Geburtstag der Tochter.'),
    host('Da hätte ich 100 genommen.'),
    guest('Das hat Herr Yıldız auch gesagt. Jetzt sind es 100 und eine handgeschriebene Karte.'),
    host('Sie haben es verstanden.'),
  ],
  [
    host('Nächste Woche würde ich gern eine halbe Stunde mit Ihnen sprechen, ohne Anlass: Was läuft gut, was fehlt?'),
    guest('Gern. Muss ich etwas vorbereiten?'),
    host('Nein. Wenn Sie möchten, bringen Sie drei Dinge mit, die Sie ändern würden.'),
    guest('Nur drei? Ein Scherz. Dienstag um 10 Uhr wäre gut.'),
    host('Dienstag, 10 Uhr, im kleinen Raum. Ich bringe den Kaffee mit.'),
    guest('Dann bringe ich Franzbrötchen.'),
    host('Sie sind in Hamburg angekommen.'),
  ],
  [
    guest(
      'Danke für das Gespräch heute. Mir ist danach noch etwas eingefallen: Im Homeoffice fehlt mir das Nachfragen über den Tisch.',
    ),
    host('Das geht vielen so. Es gibt einen offenen Sprachkanal, „Küche“, da sitzt fast immer jemand.'),
    guest('Den kannte ich nicht. Darf man da einfach hineinplatzen?'),
    host('Genau dafür ist er da. Mikrofon aus, solange man telefoniert, mehr Regeln gibt es nicht.'),
    guest('War gerade drin. Frau Petersen hat in zwei Sätzen erklärt, wofür ich eine Stunde gelesen hatte.'),
    host(
      'Das ist die Küche. Ich trage den Kanal in die Liste für den ersten Tag ein, damit die Nächsten ihn eher finden.',
    ),
    guest('Steht er da dann neben dem Code für das Fahrradtor?'),
    host('Direkt darunter.'),
  ],
  [
    host(
      'Ich wollte nicht bis zur Probezeit warten, um es zu sagen: Die ersten Bewertungen Ihrer Gespräche sind da, 4,8 von 5.',
    ),
    guest('Ist das gut?'),
    host('Der Durchschnitt nach drei Wochen liegt bei 4,2. Ein Kunde schreibt: „Endlich jemand, der zuhört.“'),
    guest('Das drucke ich aus. Danke, dass Sie es mir gleich schreiben.'),
    host(
      'Und noch etwas: In zwei Monaten kommt wieder jemand Neues ins Team. Darf der Platz am ersten Tag neben Ihnen sein?',
    ),
    guest('Ich? Nach drei Wochen?'),
    host('Dann sind es elf. Und Sie wissen noch, wie es sich anfühlt.'),
    guest('Dann sehr gern. Ich schreibe auf, was mir geholfen hat.'),
    host('Fangen Sie mit der Stummschaltung an.'),
    guest('Ganz oben auf der Liste!'),
  ],
];
