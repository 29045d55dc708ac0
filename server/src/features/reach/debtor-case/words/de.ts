/** German. Another language is another file like this one, named in `../words.ts`; the type demands every text. */
export const DE = {
  name: 'Deutsch',
  status: {
    demanded: 'Ihr Gläubiger hat uns beauftragt, diesen Betrag einzufordern. Er ist noch offen.',
    paused: 'Der Fall ruht zurzeit. Sie bekommen von uns im Moment keine weiteren Briefe.',
    disputed: 'Sie haben der Forderung widersprochen. Bis das geklärt ist, bekommen Sie keine weiteren Mahnungen.',
    installments: 'Sie zahlen in Raten. Solange Sie die Termine einhalten, passiert nichts weiter.',
    court: 'Der Fall liegt bei Gericht. Wichtig ist jetzt, was das Gericht Ihnen schreibt.',
    paid: 'Bezahlt. Der Fall ist abgeschlossen, es ist nichts mehr zu tun.',
    ended:
      'Wir bearbeiten diesen Fall nicht mehr. Ob der Gläubiger noch etwas von Ihnen verlangt, kann nur er selbst sagen.',
  },
  next: {
    first_letter: 'Wir schicken Ihnen eine Zahlungsaufforderung.',
    second_letter: 'Wir schicken Ihnen eine zweite Mahnung. Dafür können weitere Kosten anfallen.',
    third_letter: 'Wir schicken Ihnen eine letzte Mahnung. Dafür können weitere Kosten anfallen.',
    rent_check: 'Wir prüfen, ob die nächste Miete eingegangen ist.',
    court_advice: 'Wir raten dem Gläubiger, den Betrag bei Gericht geltend zu machen. Das macht es für Sie teurer.',
    creditor_decides: 'Der Gläubiger entscheidet, ob er vor Gericht geht. Das würde es für Sie teurer machen.',
    court: 'Das Gericht entscheidet. Antworten Sie auf Post vom Gericht innerhalb der Frist, die darin steht.',
    execution: 'Der Gläubiger kann den Betrag zwangsweise eintreiben lassen.',
    installment: 'Ihre nächste Rate ist fällig.',
    plan_ends: 'Ihre Ratenvereinbarung gilt nicht mehr. Zahlen Sie die fehlenden Raten nach, geht sie weiter.',
    lease_ends: 'Ihr Mietverhältnis wurde aufgelöst. Lassen Sie sich beraten.',
  },
  cost_reason: {
    lump_sum: 'Zwischen Unternehmen sieht das Gesetz für jede überfällige Rechnung diese Pauschale vor.',
    creditor_fee: 'So viel hat der Gläubiger selbst für seine Mahnungen verrechnet.',
    reminder_fee: 'Unsere Kosten für diesen Brief. Wie hoch sie sein dürfen, ist gesetzlich geregelt.',
    court_fee: 'Diese Gebühr verlangt das Gericht für das Verfahren.',
    lawyer_fee: 'Kosten des Anwalts im Verfahren, nach dem gesetzlichen Tarif.',
    correction: 'Was die Pauschale schon abdeckt, verlangen wir nicht noch einmal.',
  },
  letters: {
    first_demand_letter: 'Zahlungsaufforderung',
    second_demand_letter: 'Zweite Mahnung',
    third_demand_letter: 'Letzte Mahnung',
    installment_reminder: 'Mahnung wegen einer Rate',
    mzr_aufhebungserklaerung: 'Auflösung des Mietverhältnisses',
  },
} as const
