import type { CaseWords } from '../words.ts'

export const EN: CaseWords = {
  name: 'English',
  status: {
    demanded: 'Your creditor has asked us to collect this amount. It is still open.',
    paused: 'The case is on hold. You will get no more letters from us at the moment.',
    disputed: 'You have disputed the claim. Until this is settled you will get no more reminders.',
    installments: 'You are paying in instalments. As long as you keep the dates, nothing else happens.',
    court: 'The case is before a court. What matters now is what the court writes to you.',
    paid: 'Paid. The case is closed and there is nothing left to do.',
    ended: 'We no longer handle this case. Only the creditor can say whether anything is still asked of you.',
  },
  next: {
    first_letter: 'We send you a demand letter.',
    second_letter: 'We send you a second reminder. It may add costs.',
    third_letter: 'We send you a last reminder. It may add costs.',
    rent_check: 'We check whether the next rent has arrived.',
    court_advice: 'We advise the creditor to claim the amount in court. That makes it more expensive for you.',
    creditor_decides: 'The creditor decides whether to go to court. That would make it more expensive for you.',
    court: 'The court decides. Answer letters from the court within the time they give.',
    execution: 'The creditor can have the amount collected by force of law.',
    installment: 'Your next instalment is due.',
    plan_ends: 'Your instalment agreement has ended. If you pay what was missed, it goes on.',
    lease_ends: 'Your lease was dissolved. Please get advice.',
  },
  cost_reason: {
    lump_sum: 'Between businesses the law grants this lump sum for each overdue invoice.',
    creditor_fee: 'What the creditor charged for its own reminders.',
    reminder_fee: 'Our costs for this letter. The law says how high they may be.',
    court_fee: 'The court asks this fee for the proceedings.',
    lawyer_fee: "The lawyer's costs in the proceedings, by the tariff of the law.",
    correction: 'What the lump sum already covers is not asked for again.',
  },
  letters: {
    first_demand_letter: 'Demand letter',
    second_demand_letter: 'Second reminder',
    third_demand_letter: 'Last reminder',
    installment_reminder: 'Reminder of an instalment',
    mzr_aufhebungserklaerung: 'Dissolution of the lease',
  },
}
