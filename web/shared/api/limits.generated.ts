// Made from openapi/operator.json by `npm run openapi`. Do not edit.

export const LIMITS = {
  "BankAccountClosing": {
    "note": {
      "maxLength": 2000
    }
  },
  "BankAccountCreate": {
    "name": {
      "maxLength": 255
    },
    "iban": {
      "maxLength": 50
    },
    "bic": {
      "maxLength": 20
    }
  },
  "BankAccountPatch": {
    "name": {
      "maxLength": 255
    },
    "iban": {
      "maxLength": 50
    },
    "bic": {
      "maxLength": 20
    }
  },
  "BankAssignment": {
    "parts": {
      "max": 100,
      "amount": {
        "min": 0.01,
        "max": 999999999.99
      }
    },
    "rest": {
      "min": 0,
      "max": 999999999.99
    },
    "note": {
      "maxLength": 2000
    }
  },
  "BankDebtPaid": {
    "note": {
      "maxLength": 2000
    }
  },
  "BankDifferenceDecision": {
    "note": {
      "maxLength": 2000
    }
  },
  "BankEntryExecution": {
    "note": {
      "maxLength": 2000
    }
  },
  "BankEntryNote": {
    "note": {
      "maxLength": 2000
    }
  },
  "BankOffset": {
    "note": {
      "maxLength": 2000
    }
  },
  "BulkClaims": {
    "items": {
      "max": 500,
      "claim": {
        "partner_reference": {
          "maxLength": 255
        },
        "subject_matter": {
          "maxLength": 1000
        }
      },
      "invoices": {
        "max": 50,
        "invoice_number": {
          "maxLength": 255
        },
        "invoice_issuer": {
          "maxLength": 255
        },
        "invoice_recipient": {
          "maxLength": 255
        },
        "subject": {
          "maxLength": 1000
        },
        "invoice_amount_net": {
          "min": 0,
          "max": 999999999.99
        },
        "invoice_amount_gross": {
          "min": 0,
          "max": 999999999.99
        },
        "creditor_reminder_fees_incurred": {
          "min": 0,
          "max": 999999999.99
        }
      }
    }
  },
  "CaseNoteCreate": {
    "text": {
      "maxLength": 5000
    },
    "mentions": {
      "max": 20
    },
    "promise": {
      "amount": {
        "min": 0,
        "max": 999999999.99
      },
      "task": {
        "maxLength": 200
      }
    }
  },
  "CaseNotePatch": {
    "text": {
      "maxLength": 5000
    },
    "mentions": {
      "max": 20
    }
  },
  "ClaimBatchBody": {
    "note": {
      "maxLength": 2000
    },
    "ids": {
      "max": 500
    }
  },
  "ClaimBatchPreviewBody": {
    "note": {
      "maxLength": 2000
    },
    "ids": {
      "max": 500
    },
    "filter": {
      "q": {
        "maxLength": 200
      },
      "collection_stage": {
        "max": 15
      },
      "case_status": {
        "max": 3
      },
      "amount_from": {
        "min": 0,
        "max": 999999999.99
      },
      "amount_to": {
        "min": 0,
        "max": 999999999.99
      },
      "owner": {
        "maxLength": 36
      },
      "country": {
        "max": 20,
        "maxLength": 2
      },
      "opened_month": {
        "maxLength": 7
      }
    }
  },
  "ClaimClosure": {
    "note": {
      "maxLength": 2000
    }
  },
  "ClaimDispute": {
    "note": {
      "maxLength": 2000
    }
  },
  "ClaimHold": {
    "note": {
      "maxLength": 2000
    }
  },
  "ClaimReopening": {
    "note": {
      "maxLength": 2000
    }
  },
  "ClaimUnblocking": {
    "note": {
      "maxLength": 2000
    },
    "representative": {
      "name": {
        "maxLength": 255
      },
      "address": {
        "street": {
          "maxLength": 255
        },
        "zip": {
          "maxLength": 20
        },
        "city": {
          "maxLength": 255
        },
        "country": {
          "maxLength": 10
        }
      }
    }
  },
  "CourtFeeInvoicePaidBody": {
    "note": {
      "maxLength": 2000
    }
  },
  "CourtMessageBody": {
    "reference": {
      "maxLength": 100
    },
    "note": {
      "maxLength": 2000
    }
  },
  "CourtReversal": {
    "note": {
      "maxLength": 2000
    }
  },
  "CreditorQuestionText": {
    "text": {
      "maxLength": 5000
    }
  },
  "DebtorAnswer": {
    "text": {
      "maxLength": 5000
    }
  },
  "DebtorSituation": {
    "note": {
      "maxLength": 2000
    }
  },
  "FieldCorrection": {
    "value": {
      "maxLength": 1000
    }
  },
  "FilingBody": {
    "reference": {
      "maxLength": 100
    }
  },
  "InstallmentPlanCreate": {
    "installments": {
      "max": 120,
      "amount": {
        "min": 0.01,
        "max": 999999999.99
      }
    }
  },
  "InvoiceSplit": {
    "parts": {
      "max": 50,
      "first_page": {
        "min": 1,
        "max": 99999
      },
      "last_page": {
        "min": 1,
        "max": 99999
      }
    }
  },
  "LegalRowConfirm": {
    "list": {
      "maxLength": 100
    }
  },
  "LegalTableCompare": {
    "version": {
      "min": 1
    }
  },
  "LegalTableRestore": {
    "version": {
      "min": 1
    },
    "confirm": {
      "maxLength": 64
    }
  },
  "LetterNote": {
    "note": {
      "maxLength": 2000
    }
  },
  "LetterReturned": {
    "note": {
      "maxLength": 500
    },
    "reason": {
      "maxLength": 500
    }
  },
  "LettersPosted": {
    "ids": {
      "max": 200
    }
  },
  "Login": {
    "email": {
      "maxLength": 255
    },
    "password": {
      "maxLength": 200
    },
    "code": {
      "maxLength": 32
    }
  },
  "NoticesRead": {
    "ids": {
      "max": 100,
      "maxLength": 80
    }
  },
  "OpeningGift": {
    "amount": {
      "min": 0.01,
      "max": 999999999.99
    }
  },
  "OperatorCreate": {
    "email": {
      "maxLength": 255
    },
    "name": {
      "maxLength": 255
    },
    "password": {
      "maxLength": 200
    }
  },
  "OperatorPatch": {
    "name": {
      "maxLength": 255
    },
    "password": {
      "maxLength": 200
    }
  },
  "OrganizationCreate": {
    "name": {
      "maxLength": 255
    },
    "letter_interval_days": {
      "min": 1,
      "max": 365
    },
    "installment_grace_days": {
      "min": 0,
      "max": 365
    },
    "success_fee_rate": {
      "min": 0,
      "max": 1
    },
    "filing_fee": {
      "min": 0,
      "max": 999999999.99
    },
    "minimum_claim_amount": {
      "min": 0,
      "max": 999999999.99
    },
    "installment_max_months": {
      "min": 2,
      "max": 120
    },
    "installment_min_amount": {
      "min": 0.01,
      "max": 999999999.99
    },
    "debt_advice": {
      "max": 20,
      "name": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      },
      "address": {
        "maxLength": 255
      },
      "phone": {
        "maxLength": 50
      },
      "website": {
        "maxLength": 255
      }
    },
    "letter_deadline_days": {
      "min": 1,
      "max": 364
    },
    "storage_quota_mb": {
      "min": 0,
      "max": 100000000
    },
    "settlement_day": {
      "min": 1,
      "max": 28
    },
    "letterhead": {
      "company_name": {
        "maxLength": 255
      },
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      },
      "phone": {
        "maxLength": 50
      },
      "email": {
        "maxLength": 255
      },
      "website": {
        "maxLength": 255
      },
      "register_number": {
        "maxLength": 50
      },
      "register_court": {
        "maxLength": 255
      },
      "uid": {
        "maxLength": 20
      },
      "iban": {
        "maxLength": 50
      },
      "bic": {
        "maxLength": 20
      },
      "bank_name": {
        "maxLength": 255
      },
      "license": {
        "maxLength": 500
      },
      "supervisory_authority": {
        "name": {
          "maxLength": 255
        },
        "address": {
          "maxLength": 255
        },
        "email": {
          "maxLength": 255
        }
      }
    },
    "accounting": {
      "consultant_number": {
        "min": 1001,
        "max": 9999999
      },
      "client_number": {
        "min": 1,
        "max": 99999
      },
      "account_length": {
        "min": 4,
        "max": 8
      },
      "accounts": {
        "bank": {
          "min": 1,
          "max": 99999999
        },
        "suspense": {
          "min": 1,
          "max": 99999999
        },
        "creditor": {
          "min": 1,
          "max": 99999999
        },
        "debtors": {
          "min": 1,
          "max": 99999999
        },
        "fees": {
          "min": 1,
          "max": 99999999
        },
        "in_transit": {
          "min": 1,
          "max": 99999999
        },
        "revenue": {
          "min": 1,
          "max": 99999999
        },
        "revenue_reverse_charge": {
          "min": 1,
          "max": 99999999
        },
        "revenue_without_vat": {
          "min": 1,
          "max": 99999999
        },
        "vat": {
          "min": 1,
          "max": 99999999
        },
        "court_fees": {
          "min": 1,
          "max": 99999999
        }
      },
      "bank_accounts": {
        "max": 50,
        "account": {
          "min": 1,
          "max": 99999999
        }
      },
      "creditors_from": {
        "min": 10000,
        "max": 999999999
      }
    }
  },
  "OrganizationPatch": {
    "name": {
      "maxLength": 255
    },
    "letter_interval_days": {
      "min": 1,
      "max": 365
    },
    "installment_grace_days": {
      "min": 0,
      "max": 365
    },
    "success_fee_rate": {
      "min": 0,
      "max": 1
    },
    "filing_fee": {
      "min": 0,
      "max": 999999999.99
    },
    "minimum_claim_amount": {
      "min": 0,
      "max": 999999999.99
    },
    "installment_max_months": {
      "min": 2,
      "max": 120
    },
    "installment_min_amount": {
      "min": 0.01,
      "max": 999999999.99
    },
    "debt_advice": {
      "max": 20,
      "name": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      },
      "address": {
        "maxLength": 255
      },
      "phone": {
        "maxLength": 50
      },
      "website": {
        "maxLength": 255
      }
    },
    "letter_deadline_days": {
      "min": 1,
      "max": 364
    },
    "storage_quota_mb": {
      "min": 0,
      "max": 100000000
    },
    "settlement_day": {
      "min": 1,
      "max": 28
    },
    "letterhead": {
      "company_name": {
        "maxLength": 255
      },
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      },
      "phone": {
        "maxLength": 50
      },
      "email": {
        "maxLength": 255
      },
      "website": {
        "maxLength": 255
      },
      "register_number": {
        "maxLength": 50
      },
      "register_court": {
        "maxLength": 255
      },
      "uid": {
        "maxLength": 20
      },
      "iban": {
        "maxLength": 50
      },
      "bic": {
        "maxLength": 20
      },
      "bank_name": {
        "maxLength": 255
      },
      "license": {
        "maxLength": 500
      },
      "supervisory_authority": {
        "name": {
          "maxLength": 255
        },
        "address": {
          "maxLength": 255
        },
        "email": {
          "maxLength": 255
        }
      }
    },
    "accounting": {
      "consultant_number": {
        "min": 1001,
        "max": 9999999
      },
      "client_number": {
        "min": 1,
        "max": 99999
      },
      "account_length": {
        "min": 4,
        "max": 8
      },
      "accounts": {
        "bank": {
          "min": 1,
          "max": 99999999
        },
        "suspense": {
          "min": 1,
          "max": 99999999
        },
        "creditor": {
          "min": 1,
          "max": 99999999
        },
        "debtors": {
          "min": 1,
          "max": 99999999
        },
        "fees": {
          "min": 1,
          "max": 99999999
        },
        "in_transit": {
          "min": 1,
          "max": 99999999
        },
        "revenue": {
          "min": 1,
          "max": 99999999
        },
        "revenue_reverse_charge": {
          "min": 1,
          "max": 99999999
        },
        "revenue_without_vat": {
          "min": 1,
          "max": 99999999
        },
        "vat": {
          "min": 1,
          "max": 99999999
        },
        "court_fees": {
          "min": 1,
          "max": 99999999
        }
      },
      "bank_accounts": {
        "max": 50,
        "account": {
          "min": 1,
          "max": 99999999
        }
      },
      "creditors_from": {
        "min": 10000,
        "max": 999999999
      }
    }
  },
  "OwnPatch": {
    "name": {
      "maxLength": 255
    }
  },
  "PartnerCreate": {
    "name": {
      "maxLength": 255
    },
    "email": {
      "maxLength": 255
    },
    "commission_rate": {
      "min": 0,
      "max": 1
    },
    "address": {
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      }
    },
    "uid": {
      "maxLength": 40
    }
  },
  "PartnerMonth": {
    "month": {
      "maxLength": 7
    }
  },
  "PartnerPatch": {
    "name": {
      "maxLength": 255
    },
    "email": {
      "maxLength": 255
    },
    "commission_rate": {
      "min": 0,
      "max": 1
    },
    "address": {
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      }
    },
    "uid": {
      "maxLength": 40
    },
    "payout_iban": {
      "maxLength": 50
    }
  },
  "PasskeyAdded": {
    "name": {
      "maxLength": 100
    },
    "credential": {
      "id": {
        "maxLength": 1400
      },
      "rawId": {
        "maxLength": 1400
      },
      "response": {
        "clientDataJSON": {
          "maxLength": 2000
        },
        "attestationObject": {
          "maxLength": 8000
        },
        "transports": {
          "max": 10,
          "maxLength": 20
        }
      }
    }
  },
  "PasskeyLogin": {
    "credential": {
      "id": {
        "maxLength": 1400
      },
      "rawId": {
        "maxLength": 1400
      },
      "response": {
        "clientDataJSON": {
          "maxLength": 2000
        },
        "authenticatorData": {
          "maxLength": 2000
        },
        "signature": {
          "maxLength": 2000
        },
        "userHandle": {
          "maxLength": 100
        }
      }
    }
  },
  "PasskeyNamed": {
    "name": {
      "maxLength": 100
    },
    "current_password": {
      "maxLength": 200
    }
  },
  "PasswordChange": {
    "current_password": {
      "maxLength": 200
    },
    "new_password": {
      "maxLength": 200
    }
  },
  "PasswordProof": {
    "current_password": {
      "maxLength": 200
    }
  },
  "PaymentReversal": {
    "note": {
      "maxLength": 2000
    }
  },
  "PayoutReversal": {
    "note": {
      "maxLength": 2000
    }
  },
  "PersonErasure": {
    "confirmation": {
      "maxLength": 255
    }
  },
  "PrintRunCreate": {
    "ids": {
      "max": 500
    }
  },
  "PrivacyAnswer": {
    "note": {
      "maxLength": 2000
    }
  },
  "PrivacyCorrection": {
    "changes": {
      "person": {
        "salutation": {
          "maxLength": 50
        },
        "first_name": {
          "maxLength": 255
        },
        "last_name": {
          "maxLength": 255
        }
      },
      "company": {
        "company_name": {
          "maxLength": 255
        },
        "firmenbuchnummer": {
          "maxLength": 50
        }
      },
      "addresses": {
        "max": 20,
        "street": {
          "maxLength": 255
        },
        "zip": {
          "maxLength": 20
        },
        "city": {
          "maxLength": 255
        },
        "country": {
          "maxLength": 10
        }
      },
      "communication_channels": {
        "max": 20,
        "value": {
          "maxLength": 255
        }
      },
      "iban": {
        "maxLength": 50
      },
      "bic": {
        "maxLength": 20
      },
      "legal_representatives": {
        "max": 20,
        "maxLength": 255
      }
    },
    "fields": {
      "max": 20,
      "maxLength": 50
    }
  },
  "PrivacyIdentity": {
    "note": {
      "maxLength": 1000
    }
  },
  "PrivacyLifting": {
    "reason": {
      "maxLength": 2000
    }
  },
  "PrivacyReason": {
    "reason": {
      "maxLength": 2000
    }
  },
  "PrivacyRecipientTold": {
    "note": {
      "maxLength": 1000
    }
  },
  "PrivacyRequestCreate": {
    "person_name": {
      "maxLength": 255
    },
    "contact": {
      "maxLength": 255
    },
    "note": {
      "maxLength": 5000
    },
    "subjects": {
      "max": 50
    }
  },
  "PrivacyRestriction": {
    "note": {
      "maxLength": 2000
    }
  },
  "RequestDecision": {
    "note": {
      "maxLength": 2000
    }
  },
  "RetentionChange": {
    "periods": {
      "max": 50,
      "amount": {
        "min": 1,
        "max": 100
      }
    }
  },
  "SandboxAdvanceBody": {
    "seconds": {
      "min": 1
    }
  },
  "SavedViewCreate": {
    "name": {
      "maxLength": 80
    },
    "search": {
      "maxLength": 2000
    }
  },
  "SavedViewPatch": {
    "name": {
      "maxLength": 80
    },
    "search": {
      "maxLength": 2000
    }
  },
  "StageMove": {
    "note": {
      "maxLength": 2000
    }
  },
  "TaskCreate": {
    "title": {
      "maxLength": 200
    }
  },
  "TaskPatch": {
    "title": {
      "maxLength": 200
    }
  },
  "TeamCustomerPatch": {
    "name": {
      "maxLength": 255
    },
    "phone": {
      "maxLength": 50
    },
    "email": {
      "maxLength": 255
    },
    "address": {
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      }
    }
  },
  "TeamDebtorPatch": {
    "person": {
      "salutation": {
        "maxLength": 50
      },
      "first_name": {
        "maxLength": 255
      },
      "last_name": {
        "maxLength": 255
      }
    },
    "company": {
      "company_name": {
        "maxLength": 255
      },
      "firmenbuchnummer": {
        "maxLength": 50
      }
    },
    "addresses": {
      "max": 20,
      "street": {
        "maxLength": 255
      },
      "zip": {
        "maxLength": 20
      },
      "city": {
        "maxLength": 255
      },
      "country": {
        "maxLength": 10
      }
    },
    "communication_channels": {
      "max": 20,
      "value": {
        "maxLength": 255
      }
    },
    "iban": {
      "maxLength": 50
    },
    "bic": {
      "maxLength": 20
    },
    "legal_representatives": {
      "max": 20,
      "maxLength": 255
    }
  },
  "TeamDocumentUpload": {
    "description": {
      "maxLength": 2000
    }
  },
  "TeamInvoiceUpload": {
    "invoice_number": {
      "maxLength": 255
    },
    "total_amount": {
      "maxLength": 12
    },
    "maturity_date": {
      "maxLength": 10
    },
    "issue_date": {
      "maxLength": 10
    },
    "invoice_issuer": {
      "maxLength": 255
    },
    "invoice_recipient": {
      "maxLength": 255
    },
    "subject": {
      "maxLength": 1000
    },
    "invoice_amount_net": {
      "maxLength": 12
    },
    "creditor_reminder_fees_incurred": {
      "maxLength": 12
    }
  },
  "TeamPaymentCreate": {
    "amount": {
      "min": 0.01,
      "max": 999999999.99
    },
    "reference": {
      "maxLength": 255
    },
    "external_reference": {
      "maxLength": 255
    },
    "notes": {
      "maxLength": 2000
    },
    "iban": {
      "maxLength": 50
    }
  },
  "TitleBody": {
    "reference": {
      "maxLength": 100
    },
    "costs_awarded": {
      "min": 0,
      "max": 999999999.99
    }
  },
  "TokenCreate": {
    "name": {
      "maxLength": 255
    },
    "rate_limit_per_hour": {
      "min": 1,
      "max": 1000000
    }
  },
  "ToldDecisionBody": {
    "wunschanwalt_first_name": {
      "maxLength": 100
    },
    "wunschanwalt_last_name": {
      "maxLength": 100
    },
    "wunschanwalt_location": {
      "maxLength": 200
    },
    "wunschanwalt_email": {
      "maxLength": 255
    },
    "told_by": {
      "maxLength": 200
    },
    "told_to": {
      "maxLength": 200
    },
    "note": {
      "maxLength": 2000
    }
  },
  "TotpConfirm": {
    "code": {
      "maxLength": 32
    }
  },
  "WebhookUrl": {
    "url": {
      "maxLength": 8192
    }
  },
  "WorkSnooze": {
    "note": {
      "maxLength": 2000
    }
  }
} as const
