import { list } from './list.ts'
import type { Words } from './roles.ts'

export const GERMAN_WORDS: Words = {
  dear: {
    female: 'Sehr geehrte Frau {last},',
    male: 'Sehr geehrter Herr {last},',
    all: 'Sehr geehrte Damen und Herren,',
  },
  roles: {
    number: list(`
        Rechnungsnummer; Rechnungsnummer; Rechnungs-Nr.; Rechnung Nr.; Rechnungsnr.; Rechn.-Nr.; Re-Nr.; RE-Nr.
        Rg.-Nr.; Beleg-Nr.; Belegnummer; Faktura-Nr.; Fakturanummer; Rechnung; Nr.; Nummer; RNr.; Rechnungs Nr
        Rechnungsnummer / Kennung; Rechnungskennung
      `),
    issued: list(`
        Rechnungsdatum; Rechnungsdatum; Datum; Datum; Rechnung vom; vom; Belegdatum; Ausstellungsdatum; Re-Datum
        Rechn.-Datum; Fakturadatum; Ausgestellt am; Rg.-Datum; Datum der Rechnung; Erstellt am; Rechnungs-Datum
        Ausgangsdatum
      `),
    due: list(`
      Fällig am; Fälligkeit; Zahlbar bis; Fälligkeitsdatum; Zahlungsziel; Zu zahlen bis; Fällig; Zahlung bis
      Zahlungstermin; Valuta; Bitte zahlen bis; Netto fällig am; Zahlbar am; Zahlungsfrist bis
    `),
    net: list(`
      Nettobetrag; Summe netto; Netto; Zwischensumme; Zwischensumme netto; Nettosumme; Gesamt netto; Netto-Summe
      Warenwert; Summe ohne MwSt.; Rechnungsbetrag netto; Gesamtsumme netto; Nettowarenwert; Total exkl. MWST
      Summe exkl. USt.; Entgelt; Nettoentgelt; Steuerbasis; Betrag netto; Summe
    `),
    subtotal: list(`Zwischensumme; Summe der Positionen; Positionen gesamt; Warenwert`),
    tax: list(`
      MwSt. {rate}; USt. {rate}; zzgl. {rate} MwSt.; {rate} MwSt.; Umsatzsteuer {rate}; zzgl. Umsatzsteuer {rate}
      + {rate} USt.; Mehrwertsteuer {rate}; MwSt {rate}; {rate} Umsatzsteuer; gesetzl. MwSt. {rate}; plus {rate} USt.
      Steuer {rate}; + MwSt. {rate}
    `),
    gross: list(`
        Gesamtbetrag; Rechnungsbetrag; Gesamtsumme; Summe brutto; Bruttobetrag; Gesamt; Endbetrag
        Rechnungsbetrag brutto; Endsumme; Gesamt brutto; Rechnungssumme; Gesamtpreis; Total; Zu zahlen; Zahlbetrag
        Brutto; Rechnungstotal; Zu zahlender Betrag; Summe inkl. MwSt.; Rechnungsendbetrag; Gesamtbetrag inkl. MwSt.
        Betrag inkl. USt.; Gesamtentgelt; Bruttosumme; Fakturabetrag
      `),
    open: list(`
      Restbetrag; Noch zu zahlen; Offener Betrag; Zahlbetrag; Nachzahlung; Zu zahlender Betrag; Verbleibender Betrag
      Restforderung; Offene Summe; Rest zu Ihren Lasten; Noch offen
    `),
    prepaid: list(`
      abzgl. Anzahlung; bereits bezahlt; Anzahlung vom {date}; abzüglich geleisteter Zahlungen
      bereits geleistete Zahlung; ./. Vorauszahlung; Akonto vom {date}; Erhaltene Anzahlung
    `),
    instalments: list(`
      abzgl. Abschläge; geleistete Abschlagszahlungen; abzgl. 1. Teilrechnung; Summe Ihrer Abschläge
      bisher bezahlte Teilbeträge
    `),
    arrears: list(`
      Rückstand aus Vormonaten; Offener Vorsaldo; Saldovortrag; Rückstand; Forderung aus früheren Rechnungen
      Alter Saldo; Kontostand vor Rechnung
    `),
    rounding: list(`Rundung; Rundungsdifferenz; Rappenrundung`),
    discount: list(`Rabatt {rate}; Nachlass {rate}; abzgl. {rate} Rabatt; Treuerabatt {rate}; Sondernachlass {rate}`),
    carried: list(`Übertrag; Zwischensumme Seite; Übertrag auf nächste Seite; Seitensumme`),
    brought: list(`Übertrag; Übertrag von Seite {page}; Vortrag`),
    customer: list(`
      Kundennummer; Kunden-Nr.; Kd.-Nr.; Kundennr.; Ihre Kundennummer; KdNr.; Debitor; Debitoren-Nr.; Kunde; Konto-Nr.
      Vertragskonto
    `),
    order: list(`
      Bestellnummer; Auftrags-Nr.; Ihre Bestellung; Auftragsnummer; Bestell-Nr.; Auftrag; Best.-Nr.; Vorgangsnummer
      Auftragskennung
    `),
    order_date: list(`Bestelldatum; Auftrag vom; Auftragsdatum; Bestellt am`),
    delivery_note: list(`Lieferschein-Nr.; Lieferschein; LS-Nr.; Lieferscheinnummer`),
    delivered: list(`
      Lieferdatum; Leistungsdatum; Lieferung vom; Liefertermin; Leistung am; Leistungserbringung
      Liefer-/Leistungsdatum
    `),
    period: list(`Leistungszeitraum; Abrechnungszeitraum; Zeitraum; Leistungszeit; Verbrauchszeitraum; Mietzeitraum`),
    contract: list(`Vertragsnummer; Vertrags-Nr.; Vertrag; Vertrags-ID`),
    offer: list(`Angebot; Angebots-Nr.; Angebotsnummer`),
    reference: list(
      `Unser Zeichen; Ihr Zeichen; Aktenzeichen; Zeichen; Referenz; Verwendungszweck; Zahlungsreferenz; Akte`,
    ),
    clerk: list(`Ansprechpartner; Bearbeiter; Sachbearbeiter; Ihr Ansprechpartner; Bearbeitet von; Verkäufer`),
    tax_number: list(`Steuernummer; St.-Nr.; Steuer-Nr.; StNr.; FA-Steuernr.`),
    vat_id: list(`USt-IdNr.; UID-Nr.; USt-ID; UID; Ust-Id-Nr.; MWST-Nr.; Umsatzsteuer-ID`),
    customer_vat_id: list(`Ihre USt-IdNr.; Ihre UID; Kunden-UID`),
    phone: list(`Telefon; Tel.; Tel; Fon; T`),
    mail: list(`E-Mail; Mail; E`),
    iban: list(`IBAN`),
    bic: list(`BIC; SWIFT/BIC`),
    register: list(`Amtsgericht; Handelsregister; Firmenbuch; HRB`),
    head: list(`Geschäftsführer; Inhaber; Geschäftsführung`),
    page: list(`Seite {page} von {pages}; Seite {page}/{pages}; Blatt {page}; - {page} -`),
    seller: list(
      `Verkäufer; Rechnungssteller; Leistungserbringer; Lieferant; Rechnung von; Absender; Rechnungsaussteller`,
    ),
    buyer: list(`
      Käufer; Rechnungsempfänger; Rechnungsadresse; Leistungsempfänger; Rechnung an; Empfänger; Rechnungsanschrift
      Kunde
    `),
    consignee: list(`Lieferadresse; Lieferanschrift; Warenempfänger; Versand an; Leistungsort`),
    meter: list(`Zählernummer; Zähler-Nr.; Marktlokation; Zählpunkt`),
  },
  columns: {
    place: list('Pos.; Pos; Nr.; #; Position'),
    code: list('Art.-Nr.; Artikel; Artikelnummer; Art.Nr.; Code'),
    fee: list('Ziffer; GOÄ; GOÄ-Nr.; Gebühr'),
    day: list('Datum; Tag; Leistungstag; am'),
    text: list(`
      Bezeichnung; Beschreibung; Leistung; Artikel; Text; Artikelbezeichnung; Produkt; Gegenstand
      Leistungsbeschreibung
    `),
    quantity: list('Menge; Anzahl; Anz.; Stk.; Mg.'),
    unit: list('Einheit; Einh.; ME; EH'),
    price: list('Einzelpreis; E-Preis; Preis; EP; Einzel; Preis/Einheit; Stückpreis; Einzelpr.'),
    off: list('Rabatt; Rab. %; Nachlass'),
    rate: list('MwSt.; USt.; Steuer; USt %; MwSt. %; St.'),
    tax_amount: list('MwSt.; Steuerbetrag; USt.'),
    amount: list('Gesamt; Betrag; Gesamtpreis; Summe; G-Preis; GP; Netto; Total; Wert; Gesamt netto; Preis gesamt'),
  },
  sentences: {
    intro: list(`
      Wir berechnen Ihnen für unsere Lieferung:; Für unsere Leistungen berechnen wir:
      Wir erlauben uns, folgende Positionen in Rechnung zu stellen:
    `),
    by_date: list(`
      Bitte überweisen Sie den Betrag bis zum {due} auf das unten angegebene Konto.; Zahlbar bis {due} ohne Abzug.
      Bitte begleichen Sie die Rechnung bis spätestens {due}.; Der Rechnungsbetrag ist bis {due} zur Zahlung fällig.
      Wir bitten um Überweisung bis {due}.; Zahlungsziel: {due}; Fällig am {due}, rein netto.
      Bitte zahlen Sie {gross} bis zum {due} unter Angabe von {number}.
    `),
    in_days: list(`
      Zahlbar innerhalb von {days} Tagen ohne Abzug.; Zahlungsziel {days} Tage netto.
      Zahlbar {days} Tage nach Rechnungserhalt rein netto.; {days} Tage netto
      Bitte überweisen Sie den Betrag innerhalb von {days} Tagen ab Rechnungsdatum.
      Zahlungsbedingungen: {days} Tage ab Rechnungsdatum ohne Abzug; Zahlungsziel: {days} Tage
      Zahlungskonditionen: {days} Tage netto Kassa; Wir bitten um Zahlung binnen {days} Tagen.
    `),
    at_once: list(`
      Zahlbar sofort ohne Abzug.; Der Betrag ist sofort fällig.; Zahlbar sofort nach Erhalt der Rechnung.
      Zahlungsbedingung: sofort rein netto; Zahlung: sofort netto Kassa
      Wir bitten um umgehende Zahlung, sofort fällig.
    `),
    with_discount: list(`
      Zahlbar innerhalb von {early} Tagen mit {off} % Skonto, {days} Tage netto.
      Bei Zahlung bis {early_date} {off} % Skonto ({early_amount}), sonst {days} Tage netto.
      {early} Tage {off} % Skonto, {days} Tage rein netto.
      {off} % Skonto bei Zahlung binnen {early} Tagen, ansonsten {days} Tage ohne Abzug.
      Zahlungsbedingungen: {early} Tage {off}% / {days} Tage netto
    `),
    paid_by_debit: list(`
      Der Betrag wird am {due} von Ihrem Konto abgebucht.; Wir buchen den Betrag zum {due} per SEPA-Lastschrift ab.
      Den Betrag ziehen wir zum {due} von Ihrem Konto mit der Endung 417 ein.
    `),
    no_terms: list(`
      Wir danken für Ihren Einkauf.; Bitte geben Sie bei der Zahlung die Rechnungsnummer an.
      Es gelten unsere allgemeinen Geschäftsbedingungen.
      Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.
    `),
    exempt: list(`
      Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.; Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung.
      Kein Ausweis von Umsatzsteuer, da Kleinunternehmer.; Von der Umsatzsteuer befreit.
    `),
    reverse: list(`
      Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).
      Die Umsatzsteuerschuld geht auf den Leistungsempfänger über.; Steuerfreie innergemeinschaftliche Lieferung.
    `),
    included: list(`
      Im Gesamtbetrag sind {rate} MwSt. in Höhe von {tax} enthalten.; inkl. {rate} USt. {tax}
      darin enthaltene MwSt. {rate}: {tax}; Enthaltene Umsatzsteuer {rate}: {tax}
    `),
    prose: list(`
      für {work} im Zeitraum {period} erlauben wir uns, Ihnen ein Honorar von {gross} zu berechnen.
      vereinbarungsgemäß stellen wir Ihnen für {work} einen Betrag in Höhe von {gross} in Rechnung.
      unsere Bemühungen in obiger Sache ({work}) berechnen wir mit insgesamt {gross}.
    `),
    slogan: list(`
      Ihr Partner seit 1987; Qualität aus Leidenschaft; Meisterbetrieb; Ein Unternehmen der Ostara Gruppe
      Mitglied im Fachverband; Planung, Verkauf, Service; Alles aus einer Hand; vormals Hofer & Co.
    `),
    thanks: list(`
      Vielen Dank für Ihren Auftrag.; Wir bedanken uns für die gute Zusammenarbeit.
      Für Rückfragen stehen wir gerne zur Verfügung.
      Bei Fragen erreichen Sie uns Montag bis Freitag von 8 bis 17 Uhr.
    `),
    regards: list('Mit freundlichen Grüßen; Freundliche Grüße; Hochachtungsvoll; Mit besten Grüßen'),
    total_sentence: list(`
      Der Rechnungsbetrag lautet auf {gross}.; Daraus ergibt sich ein Gesamtbetrag von {gross}.
      Wir bitten um Überweisung von {gross}.; Gesamtbetrag inklusive Umsatzsteuer: {gross}
    `),
    number_sentence: list(`
      mit dieser Rechnung Nr. {number} vom {issued} berechnen wir Ihnen:; Rechnung {number}, ausgestellt am {issued}
      Unsere Rechnungsnummer lautet {number}, das Rechnungsdatum ist der {issued}.
    `),
  },
}
