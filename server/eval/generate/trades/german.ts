import type { TradeItems } from '../trade.ts'

/** „text|unit|price from-to|tax rate": the first rate of the country if none is named. Amounts are invented. */
export const GERMAN: TradeItems = {
  craft: `
    Badsanierung Demontage Altbestand|Std.|48-72; Wandfliesen 30x60 weiß matt verlegen|m²|38-64
    Waschtischarmatur Einhebel verchromt|Stk.|89-240; Kleinmaterial, Dicht- und Befestigungsmittel|psch.|15-60
    Anfahrt und Rüstzeit|psch.|25-59; Facharbeiterstunde|Std.|52-68; Helferstunde|Std.|38-46
    Kupferrohr 15 mm einschließlich Formteile|lfm|9-18; Entsorgung Bauschutt|psch.|85-260
    Estrich ausgleichen, Körnung 0-4|m²|12-24
  `,
  painter: `
    Wandflächen spachteln und schleifen Q3|m²|6-14; Dispersionsfarbe weiß, 2-facher Anstrich|m²|5-11
    Türzargen lackieren seidenmatt|Stk.|45-95; Abdeck- und Klebearbeiten|psch.|60-180
    Gerüststellung bis 4 m|psch.|190-420; Fassadenanstrich Silikatfarbe|m²|14-27; Regiestunde Geselle|Std.|46-58
  `,
  software: `
    Entwicklung Schnittstelle Warenwirtschaft|Std.|85-130; Wartungspauschale Server|Monat|120-390
    Beratung Datenschutzkonzept|Std.|95-140; Lizenz Büropaket je Arbeitsplatz|Stk.|9.90-24.90
    Hosting Paket M|Monat|12.50-49.90; Einrichtung Fernzugriff|psch.|90-250
    Schulung vor Ort, halber Tag|psch.|380-620; Domainregistrierung .de für 12 Monate|Stk.|9.60-18
    Datensicherung prüfen und dokumentieren|Std.|80-110
  `,
  shop: `
    Kugelschreiber blau, 50er-Pack|Pkg.|8.95-24.90; Wanderschuh „Alpin" Gr. 43|Stk.|89-169
    Kaffeebohnen Röstung Nr. 4, 1 kg|Stk.|13.90-24.50|1; Fachbuch Gartenplanung|Stk.|19.90-39.95|1
    USB-C-Ladegerät 65 W|Stk.|24.90-49.90; Regenjacke Damen petrol|Stk.|59.90-139
    Trinkflasche Edelstahl 0,75 l|Stk.|17.90-32; Druckerpatrone schwarz XL|Stk.|21.49-38.99
    Olivenöl nativ extra 0,5 l|Stk.|9.80-17.50|1; Bürostuhl höhenverstellbar|Stk.|149-329
  `,
  wholesale: `
    Edelstahlschraube M8x40 A2|VPE|12.30-24.80; Kugellager 6204-2RS|Stk.|3.45-8.90
    Hydrauliköl HLP 46, 20 l|Geb.|58-94; Dichtring NBR 25x3|Stk.|0.42-1.95; Arbeitshandschuh Gr. 9|Paar|2.15-5.80
    Trennscheibe 125 mm|Stk.|1.09-2.95; Palette Europa gebraucht|Stk.|8.50-14
    Stahlrohr S235 42,4 x 3,2|lfm|6.70-12.40; Frachtkostenanteil|psch.|18-65; Maut- und Energiezuschlag|psch.|4.20-19
  `,
  energy: `
    Verbrauch Strom Arbeitspreis|kWh|0.2490-0.3890; Grundpreis Strom|Monat|8.90-16.50
    Messstellenbetrieb|Monat|1.20-2.40; Stromsteuer|kWh|0.0205-0.0205
  `,
  gas: `
    Verbrauch Erdgas Arbeitspreis|kWh|0.0690-0.1290; Grundpreis Erdgas|Monat|9.50-19.80; CO2-Abgabe|kWh|0.0054-0.0099
  `,
  water: `
    Trinkwasser Mengenpreis|m³|1.4900-2.8900|1; Grundgebühr Wasserzähler Qn 2,5|Monat|4.50-9.80|1
    Abwassergebühr Schmutzwasser|m³|2.1200-3.7800|1
  `,
  telecom: `
    Grundgebühr DSL 100|Monat|29.95-44.95; Mobilfunk Allnet Flat M|Monat|14.99-39.99
    Verbindungen Sonderrufnummern|psch.|0.84-12.30; Miete Router|Monat|3.99-6.99; Datenpass EU-Ausland|Stk.|4.99-9.99
    Rufnummernmitnahme|psch.|6.82-19.95; Gutschrift Treuebonus|psch.|-10--2
  `,
  insurance: `
    Haftpflichtversicherung Jahresbeitrag|psch.|68-260; Hausratversicherung Jahresbeitrag|psch.|55-310
    Kfz-Haftpflicht SF 8|psch.|180-490; Vollkasko mit 300 EUR Selbstbeteiligung|psch.|220-560
    Rechtsschutz Privat und Verkehr|psch.|140-330
  `,
  rent: `
    Grundmiete Büroräume 2. OG|Mon.|680-2400; Vorauszahlung Heizkosten|Mon.|90-260
    Vorauszahlung übrige Betriebskosten|Mon.|110-320; Stellplatz Tiefgarage Nr. 14|Mon.|55-110
    Miete Lagerfläche Halle 3|Mon.|240-900
  `,
  doctor: `
    Beratung, auch telefonisch (Faktor 2,3)|1|10.72-10.72; Symptombezogene Untersuchung (Faktor 2,3)|5|10.72-10.72
    Vollständige körperliche Untersuchung (2,3)|7|21.45-21.45; Blutentnahme Vene (Faktor 1,8)|250|4.20-4.20
    EKG in Ruhe (Faktor 1,8)|651|26.54-26.54; Sonografie Abdomen (Faktor 2,3)|410|26.81-26.81
    Injektion i.m. (Faktor 2,3)|252|5.36-5.36; Ausführlicher Befundbericht (Faktor 2,3)|75|17.43-17.43
    Eingehende Untersuchung Organ (2,3)|6|13.41-13.41; Ultraschall weitere Organe (Faktor 2,3)|420|10.72-10.72
  `,
  lawyer: `
    1,3 Geschäftsgebühr, Nr. 2300 VV RVG|psch.|180-1400; 1,2 Terminsgebühr, Nr. 3104 VV RVG|psch.|160-1200
    1,5 Einigungsgebühr, Nr. 1000 VV RVG|psch.|200-1500
    Post- und Telekommunikationspauschale, Nr. 7002 VV RVG|psch.|20-20
    Dokumentenpauschale, Nr. 7000 VV RVG|psch.|8-31; Fahrtkosten, Nr. 7003 VV RVG|psch.|12-84
  `,
  hotel: `
    Übernachtung Doppelzimmer Seeblick|Nacht|89-189|1; Frühstücksbuffet|Pers.|12.50-22
    Parkplatz Tiefgarage|Nacht|9-18; Minibar|psch.|4.50-28; Tagungspauschale|Pers.|49-79
    Übernachtung Einzelzimmer Standard|Nacht|64-139|1; Abendmenü drei Gänge|Pers.|34-52
  `,
  restaurant: `
    Wiener Schnitzel mit Petersilkartoffeln|Port.|16.90-24.50; Tagessuppe|Port.|4.80-7.20
    Mineralwasser 0,75 l|Fl.|5.20-7.40; Grüner Veltliner 0,125 l|Glas|4.10-6.30
    Apfelstrudel mit Vanillesauce|Port.|5.90-8.60; Kaffee|Tasse|2.90-4.20; Buffet kalt-warm je Gast|Pers.|28-46
    Bier vom Fass 0,5 l|Glas|4.40-5.60
  `,
  transport: `
    Stückgut Transport Nürnberg - Graz|psch.|180-690; Be- und Entladezeit|Std.|38-54
    Mautgebühren Autobahn|psch.|24-118; Dieselzuschlag|psch.|11-64; Sondertransport mit Begleitfahrzeug|psch.|390-1280
    Kilometergeld|km|0.72-1.45; Verpackungsmaterial Umzug|psch.|35-140
  `,
  cleaning: `
    Unterhaltsreinigung Büro|Monat|190-780; Glasreinigung innen und außen|m²|1.20-2.80
    Treppenhausreinigung|Monat|85-230; Winterdienst Bereitschaft|Monat|60-150; Sonderreinigung nach Umbau|Std.|29-38
  `,
  garden: `
    Rasenfläche vertikutieren und nachsäen|m²|1.10-2.60; Heckenschnitt Hainbuche|lfm|6-14
    Baumfällung mit Seiltechnik|psch.|280-950; Pflanzerde lose|m³|34-58; Gärtnerstunde|Std.|42-56
    Pflanzung Kirschlorbeer 100/120|Stk.|24-46
  `,
  garage: `
    Inspektion nach Herstellervorgabe|AW|8.90-12.40; Motoröl 5W-30|Liter|11.90-19.80
    Bremsbeläge vorn ersetzen|AW|8.90-12.40; Ölfilter|Stk.|9.40-21; Hauptuntersuchung durchlaufend|psch.|96-149
    Räder wechseln und einlagern|psch.|49-89; Scheibenwischer Satz|Stk.|24-46
  `,
  agency: `
    Konzeption Imagebroschüre|psch.|450-1900; Satz und Reinzeichnung|Std.|75-105; Druckvorlage Plakat A1|Stk.|120-280
    Texterstellung Webseite|Std.|80-110; Bildbearbeitung|Stk.|18-45; Fotoaufnahmen halber Tag|psch.|420-760
  `,
  physio: `
    Krankengymnastik am Gerät|Einh.|28-48; Manuelle Therapie|Einh.|31-52; Lymphdrainage 45 min|Einh.|42-64
    Wärmeanwendung Fango|Einh.|12-19
  `,
  course: `
    Kursgebühr Yoga für Anfänger|psch.|96-180; Einzelunterricht Klavier 45 min|Einh.|32-48
    Seminar Rhetorik, zwei Tage|Pers.|390-780; Lehrmaterial|Stk.|12-34; Prüfungsgebühr|psch.|60-190
  `,
  vet: `
    Allgemeine Untersuchung Hund (1-fach)|Stk.|23.62-47.24; Impfung Tollwut einschl. Impfstoff|Stk.|38-62
    Röntgenaufnahme zwei Ebenen|Stk.|54-98; Laboruntersuchung Blutbild|Stk.|29-66
    Arzneimittel laut Aufstellung|psch.|8-58
  `,
  media: `
    Anzeige 2-spaltig, 90 mm, Ausgabe Süd|psch.|140-680; Abonnement Tageszeitung|Monat|28-46|1
    Online-Anzeige 14 Tage|psch.|39-190; Beilagenverteilung je Tausend|Tsd.|68-112
  `,
  security: `
    Aufschaltung Alarmanlage auf Leitstelle|Monat|19-49; Wartung Rauchmelder|Stk.|6.50-12
    Revierfahrt mit Innenkontrolle|Stk.|11-19; Schließzylinder mit 5 Schlüsseln|Stk.|54-120
    Techniker vor Ort|Std.|68-92
  `,
}
