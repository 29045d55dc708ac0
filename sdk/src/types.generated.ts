// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.

export interface paths {
    "/openapi/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this token is: its organisation, its partner, its limit */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of the organisation, newest first */
        get: operations["listCustomers"];
        put?: never;
        /** Bring in a business client, or find the one that was brought in before */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /** Delete a customer */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /** Change a customer; null clears what can be cleared */
        patch: operations["changeCustomer"];
        trace?: never;
    };
    "/openapi/debtors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a person or a company that owes */
        post: operations["createDebtor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/debtors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One debtor */
        get: operations["getDebtor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a debtor; lists are replaced whole */
        patch: operations["changeDebtor"];
        trace?: never;
    };
    "/openapi/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims of the organisation, newest first */
        get: operations["listClaims"];
        put?: never;
        /** Submit a case for collection */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One claim with its invoices */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Dispute a claim, say whether the creditor has delivered, or link it to another customer */
        patch: operations["changeClaim"];
        trace?: never;
    };
    "/openapi/claims/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit up to 500 cases at once
         * @description Each item counts as one request and is done wholly or not at all; a wrong item leaves the others alone. `partner_reference` is the identity of a case: sending an item again answers `existing`.
         */
        post: operations["createClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/invoices/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an invoice by its figures */
        post: operations["enterInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of a claim, in the order in which they were added */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Add an invoice as a PDF, which is read for you
         * @description One PDF of at most 52,428,800 bytes; text fields may come before or after it, and an empty one counts as not sent.
         *     The answer comes at once. What was not sent is read from the file in the background, from the e-invoice in it, from its text, or by OCR;
         *     `data_extraction_status` of the listed invoice tells how far that is.
         */
        post: operations["uploadInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        /**
         * Delete an invoice, with its file, before the first letter
         * @description Possible while the claim is at `new` or `in_processing`. If the total falls to what was paid, the claim closes; at a total of 0 it stays open.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        /**
         * Correct an invoice before the first letter
         * @description What is not sent stays; null clears. Possible while the claim is at `new` or `in_processing`. What you send is certain: a file
         *     that is read later does not change it. If the total falls to what was paid, the claim closes.
         */
        patch: operations["changeInvoice"];
        trace?: never;
    };
    "/openapi/invoices/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a part of an invoice, or all of it
         * @description Possible until the claim is closed. The total and its interest are then as if the invoice had been smaller from its day on. If the total falls to what was paid, the claim closes; at a total of 0 it stays open.
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/installment-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The instalment plan of a claim, with what has become of each instalment */
        get: operations["getInstallmentPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payments on a claim, in the order in which they were recorded */
        get: operations["listPayments"];
        put?: never;
        /** Record a payment; a claim paid in full closes */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is owed on a day with interest and costs, line by line */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/lawsuit-decision/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What going to court would cost, whether it is possible, and whether a decision is open */
        get: operations["estimateLawsuit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/lawsuit-decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record whether the creditor takes the claim to court
         * @description Once per claim, while it is at dunning_action_recommended. The stage stays as it is and no event is sent. After sue the court fee is invoiced to the customer, at its email and postal address.
         */
        post: operations["decideLawsuit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/court-readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is missing for a filing, each with the call that mends it */
        get: operations["getCourtReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/lawsuit-decision/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the creditor a link with which to decide without an account
         * @description It goes to the customer's email address, is valid for 14 days and one decision, and ends the links from before. 409 `address_changed` for 7 days after a token has changed the customer's address, `no_mail_address` where there is none, `too_many_links` after 5 within 24 hours.
         */
        post: operations["offerLawsuitDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/revenue-shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your part of the fees that we earned on claims of your customers, newest first
         * @description Made by itself with each fee. A reversed payment adds a line with negative amounts whose `reverses` names the first one. For tokens of partners; others get 404.
         */
        get: operations["listRevenueShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What we earned on a claim, in the order in which it was earned
         * @description A success fee is a share of what a payment takes off the outstanding amount; a filing fee is for a filing at court. A reversed payment adds a fee with a negative amount whose `reverses` names the first one. For tokens of partners; others get 404.
         */
        get: operations["listFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/revenue-shares/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you were paid, newest first; the id is `payout_id` of the shares */
        get: operations["listRevenueStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/revenue-shares/statements/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A statement for a spreadsheet: one line for each share */
        get: operations["downloadRevenueStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/revenue-shares/statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A statement for people */
        get: operations["downloadRevenueStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the team asked about a claim, oldest first, with the answers */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question of the team, unless the creditor was faster */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/{claim_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of a claim, newest first */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Attach a file to a claim
         * @description One file of at most 52,428,800 bytes; text fields may come before or after it.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself, always as an attachment */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a document that was uploaded through the API */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, in order and without gaps, also while the webhook was off */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/claims/drift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare your copy of claims with ours
         * @description Up to 1,000 claims as you know them. Answers those that stand otherwise, and ids that are not known.
         */
        post: operations["findDrift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where your events are sent */
        get: operations["getOwnWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to you, with every attempt, newest first */
        get: operations["listOwnDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the clock of the sandbox */
        get: operations["readSandboxClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock of the sandbox forward
         * @description Runs every job that falls due on the way, in the order of their due times, and answers when they are done. Where several partners share a sandbox, the team may keep the clock to itself: 403 `sandbox_clock_reserved`.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/claims/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make any move of the stage table; what it needs (a plan, a filing) is invented */
        post: operations["moveSandboxClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/claims/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment of the debtor arrives */
        post: operations["paySandboxClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/claims/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The service team closes the claim */
        post: operations["closeSandboxClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the address of your webhook; answers a new secret every time */
        post: operations["setSandboxWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/claims/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The creditor decides in the portal whether to go to court */
        post: operations["decideInSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all cases of your partner, with everything about them
         * @description Claims go with their invoices, files, letters, payments and events, and so do the customers and debtors that no other case needs. Old ids are unknown afterwards, references and keys are free again. Tokens, the webhook and the clock stay, and so do other partners' cases. Needs the token of a partner.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a whole case in seconds
         * @description Makes a new case of your partner and plays it to its end, with real letters, payments, events and webhooks. The clock does not move: the steps of the case lie in the past, the last one is of now. Needs the token of a partner.
         *
         *     - `paid_after_first_letter`: The debtor pays everything after the first letter, and the case is closed as `paid`.
         *     - `disputed`: A rent case in Austria. The tenant disputes the first letter, the landlord proves the debt and the dispute is settled; the case takes the stages of a tenancy, and when an action for eviction is recommended the tenant disputes again. It ends `disputed`.
         *     - `installments_broken`: After two letters an instalment plan is agreed. The first instalment is paid, the second is not: the plan is cancelled, the debtor is reminded of it, and the case stands at `installment_cancelled`.
         *     - `returned_letter`: The first letter comes back from the post. The case is blocked as `address_unknown` until the debtor has another address; change it, and the letter is sent again.
         *     - `court_to_title`: Three letters remain without success, the creditor decides to sue, the claim is filed and the court grants a title. The case stands at `exekutionsantrag_recommended`.
         */
        post: operations["playSandboxScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AnswerFile */
        AnswerFile: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
            bytes: number;
        };
        /** Balance */
        Balance: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            as_of: string;
            /** @enum {string} */
            currency: "EUR";
            /**
             * @description The country whose law was used; null where we know neither the debtor’s nor the creditor’s.
             * @enum {string|null}
             */
            law: "AT" | "DE" | null;
            lines: components["schemas"]["BalanceLine"][];
            totals: components["schemas"]["BalanceTotals"];
            interest_per_day: components["schemas"]["BalanceInterestPerDay"];
            legal_basis: components["schemas"]["LegalBasis"][];
            /** @description What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
            warnings: components["schemas"]["TableWarning"][];
        };
        /** BalanceApplied */
        BalanceApplied: {
            /** @description EUR */
            costs: number;
            /** @description EUR */
            interest: number;
            /** @description EUR */
            principal: number;
            /** @description EUR */
            credit: number;
        };
        /** BalanceInterestPerDay */
        BalanceInterestPerDay: {
            /** @description EUR, six decimals */
            exact: string;
            /** @description EUR */
            amount: number;
        };
        /** BalanceLine */
        BalanceLine: {
            /** @enum {string} */
            kind: "principal" | "credit_note" | "interest" | "lump_sum" | "creditor_fee" | "reminder_fee" | "court_fee" | "lawyer_fee" | "correction" | "payment" | "waiver" | "not_pursued" | "not_due" | "time_barred";
            /** @description EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total. */
            amount: number;
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            charge_id: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string | null;
            period: components["schemas"]["BalancePeriod"] | null;
            /** @description EUR */
            base_amount: number | null;
            /** @description Percent a year */
            rate: number | null;
            days: number | null;
            rule: string;
            formula: string;
            /** @description true for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it */
            counts_although_barred: boolean;
            /** @description true for costs of the court step that no title has awarded yet */
            claimed_in_court: boolean;
            applied: components["schemas"]["BalanceApplied"] | null;
        };
        /** BalancePeriod */
        BalancePeriod: {
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            from: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            to: string;
        };
        /** BalanceTotals */
        BalanceTotals: {
            /** @description EUR */
            principal: number;
            /** @description EUR */
            interest: number;
            /** @description EUR */
            costs: number;
            /** @description EUR */
            total: number;
            /** @description EUR that were paid beyond what is open */
            credit: number;
        };
        /** BulkClaim */
        BulkClaim: {
            /** @description Your own id of the case. What was sent before is found by it, not made again. */
            partner_reference: string;
            subject_matter?: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date?: string | null;
            /** @enum {string} */
            claim_type?: "standard" | "tenancy";
        };
        /** BulkClaims */
        BulkClaims: {
            items: components["schemas"]["BulkItem"][];
        };
        /** BulkCustomer */
        BulkCustomer: {
            name: string;
            /** Format: email */
            email: string;
            /**
             * Format: uuid
             * @description A partner token may leave it out: it is its own.
             */
            partner_id?: string;
            phone?: string | null;
            /** CustomerAddress */
            address?: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description Anything, up to 16 kB of JSON. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. */
            partner_client_reference?: string | null;
        };
        /** BulkDebtor */
        BulkDebtor: {
            /** @enum {string} */
            acting_as: "person" | "company";
            /** @enum {string} */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /** DebtorPerson */
            person?: {
                salutation?: string;
                first_name?: string;
                last_name: string;
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                birth_date?: string;
            } | null;
            /** DebtorCompany */
            company?: {
                company_name: string;
                /** @description Company register number. */
                firmenbuchnummer?: string;
                not_protocolled?: boolean;
            } | null;
            /** @description Replaces all entries. One is primary; where none is marked, the first. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Replaces all entries, likewise. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description 15 to 34 characters, spaces ignored. */
            iban?: string | null;
            /** @description 8 or 11 characters, spaces ignored. */
            bic?: string | null;
        };
        /** BulkFault */
        BulkFault: {
            field: string;
            code: string;
            message: string;
        };
        /** BulkItem */
        BulkItem: {
            /** @description A new one, matched by its keys as ever, or the `id` of one that is there. */
            customer: components["schemas"]["BulkCustomer"] | components["schemas"]["BulkKnown"];
            /** @description A new one, or the `id` of one that is there. */
            debtor: components["schemas"]["BulkDebtor"] | components["schemas"]["BulkKnown"];
            claim: components["schemas"]["BulkClaim"];
            invoices?: components["schemas"]["InvoiceCreate"][];
        };
        /** BulkKnown */
        BulkKnown: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
        };
        /** BulkResult */
        BulkResult: {
            /** @description The place of the item in `items`, from 0. */
            index: number;
            /**
             * @description `existing`: a case of the partner has this reference, and nothing of the item was used.
             * @enum {string}
             */
            status: "created" | "existing" | "failed";
            /**
             * Format: uuid
             * @description Null where the item failed.
             */
            claim_id: string | null;
            /** @description What was wrong with the item; empty where nothing was. */
            details: components["schemas"]["BulkFault"][];
        };
        /** Claim */
        Claim: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            case_reference: string;
            /** @enum {string} */
            status: "open" | "partial_payment" | "paid" | "disputed";
            partner_reference: string | null;
            /** @enum {string} */
            submission_state: "new" | "accepted" | "rejected";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            subject_matter: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date: string | null;
            /** @enum {string} */
            claim_type: "standard" | "tenancy";
            /** @enum {string} */
            main_claim_currency: "EUR";
            /** @description EUR */
            total_claim_amount: number;
            /** @enum {string} */
            total_claim_currency: "EUR";
            /** @description EUR */
            paid_amount: number;
            /** @description EUR */
            outstanding_amount: number;
            claim_disputed: boolean;
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted.
             * @enum {string|null}
             */
            governing_law: "AT" | "DE" | null;
            /**
             * @description Why no automatic step is made and no letter sent; null where nothing stands against it.
             * @enum {string|null}
             */
            blocked_reason: "deceased" | "insolvent" | "minor" | "no_amount" | "no_address" | "invoice_to_check" | "foreign_currency" | "not_due" | "obligation_not_fulfilled" | "below_minimum" | "no_law" | "address_unknown" | "time_barred" | "held" | null;
            /**
             * Format: date
             * @description The day on which the block ends by itself, where there is one.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. From the filing on, the day by which the next step must have been taken. Null where no date tells, where nothing is open, and in Austria while a suit is pursued.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** ClaimCreate */
        ClaimCreate: {
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id?: string | null;
            partner_reference?: string | null;
            subject_matter?: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date?: string | null;
            /** @enum {string} */
            claim_type?: "standard" | "tenancy";
        };
        /** ClaimFee */
        ClaimFee: {
            /**
             * Format: uuid
             * @description Of the fee; `fee_id` of the revenue share that it created.
             */
            id: string;
            /**
             * @description `success`: on a payment; `filing`: for a court filing
             * @enum {string}
             */
            kind: "success" | "filing";
            /** @description EUR. What we earned; negative on a reversal. */
            amount: number;
            /**
             * Format: uuid
             * @description The payment that earned it; null for a filing
             */
            payment_id: string | null;
            /**
             * Format: date-time
             * @description When it was earned, or taken back.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The fee that this one takes back
             */
            reverses: string | null;
        };
        /** ClaimPatch */
        ClaimPatch: {
            claim_disputed?: boolean;
            obligation_fulfilled?: boolean;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id?: string;
        };
        /** ClaimWithInvoices */
        ClaimWithInvoices: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            case_reference: string;
            /** @enum {string} */
            status: "open" | "partial_payment" | "paid" | "disputed";
            partner_reference: string | null;
            /** @enum {string} */
            submission_state: "new" | "accepted" | "rejected";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            subject_matter: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date: string | null;
            /** @enum {string} */
            claim_type: "standard" | "tenancy";
            /** @enum {string} */
            main_claim_currency: "EUR";
            /** @description EUR */
            total_claim_amount: number;
            /** @enum {string} */
            total_claim_currency: "EUR";
            /** @description EUR */
            paid_amount: number;
            /** @description EUR */
            outstanding_amount: number;
            claim_disputed: boolean;
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted.
             * @enum {string|null}
             */
            governing_law: "AT" | "DE" | null;
            /**
             * @description Why no automatic step is made and no letter sent; null where nothing stands against it.
             * @enum {string|null}
             */
            blocked_reason: "deceased" | "insolvent" | "minor" | "no_amount" | "no_address" | "invoice_to_check" | "foreign_currency" | "not_due" | "obligation_not_fulfilled" | "below_minimum" | "no_law" | "address_unknown" | "time_barred" | "held" | null;
            /**
             * Format: date
             * @description The day on which the block ends by itself, where there is one.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. From the filing on, the day by which the next step must have been taken. Null where no date tells, where nothing is open, and in Austria while a suit is pursued.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
            invoices: components["schemas"]["Invoice"][];
        };
        /** Conflict */
        Conflict: {
            /** @enum {boolean} */
            success: false;
            /** @enum {string} */
            error: "Conflict";
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
            code: string;
            message: string;
        };
        /** CourtLegalBasis */
        CourtLegalBasis: {
            rule: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            valid_from: string;
            /** @description Where the row was published. */
            source: string;
        };
        /** CourtReadiness */
        CourtReadiness: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string|null} */
            procedure: "mahnklage" | "mahnbescheid" | null;
            /** @description true when nothing that is required is missing */
            ready: boolean;
            missing: components["schemas"]["CourtReadinessGap"][];
        };
        /** CourtReadinessGap */
        CourtReadinessGap: {
            code: string;
            field: string;
            message: string;
            /** @description false for what a court can do without */
            required: boolean;
            /** @description What there is to choose from, such as the courts of a place. */
            candidates: string[];
            /** CourtReadinessMend */
            mend: {
                method: string;
                path: string;
            } | null;
        };
        /** Customer */
        Customer: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            name: string;
            email: string;
            phone: string | null;
            /** CustomerAddress */
            address: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description Anything, up to 16 kB of JSON. */
            metadata: {
                [key: string]: unknown;
            } | null;
            uid: string | null;
            partner_client_reference: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** CustomerCreate */
        CustomerCreate: {
            name: string;
            /** Format: email */
            email: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            phone?: string | null;
            /** CustomerAddress */
            address?: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description Anything, up to 16 kB of JSON. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. */
            partner_client_reference?: string | null;
        };
        /** CustomerListed */
        CustomerListed: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            name: string;
            email: string;
            phone: string | null;
            /** CustomerAddress */
            address: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description Anything, up to 16 kB of JSON. */
            metadata: {
                [key: string]: unknown;
            } | null;
            uid: string | null;
            partner_client_reference: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
            partner: {
                /**
                 * Format: uuid
                 * @description UUID
                 */
                id: string;
                name: string;
            };
        };
        /** CustomerPatch */
        CustomerPatch: {
            name?: string;
            /** Format: email */
            email?: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id?: string;
            phone?: string | null;
            /** CustomerAddress */
            address?: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description Anything, up to 16 kB of JSON. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. */
            partner_client_reference?: string | null;
        };
        /** Debtor */
        Debtor: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            /** @enum {string} */
            acting_as: "person" | "company";
            /** @enum {string} */
            debtor_type: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /** DebtorPerson */
            person: {
                salutation?: string;
                first_name?: string;
                last_name: string;
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                birth_date?: string;
            } | null;
            /** DebtorCompany */
            company: {
                company_name: string;
                /** @description Company register number. */
                firmenbuchnummer?: string;
                not_protocolled?: boolean;
            } | null;
            addresses: components["schemas"]["DebtorAddress"][];
            communication_channels: components["schemas"]["DebtorChannel"][];
            iban: string | null;
            bic: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** DebtorAddress */
        DebtorAddress: {
            street: string;
            zip: string;
            city: string;
            country: string;
            is_primary: boolean;
        };
        /** DebtorAddressBody */
        DebtorAddressBody: {
            street: string;
            zip: string;
            city: string;
            /** @description Two-letter country code. */
            country: string;
            is_primary?: boolean;
        };
        /** DebtorChannel */
        DebtorChannel: {
            /** @enum {string} */
            type: "email" | "phone" | "mobile";
            value: string;
            is_primary: boolean;
        };
        /** DebtorChannelBody */
        DebtorChannelBody: {
            /** @enum {string} */
            type: "email" | "phone" | "mobile";
            value: string;
            is_primary?: boolean;
        };
        /** DebtorCreate */
        DebtorCreate: {
            /** @enum {string} */
            acting_as: "person" | "company";
            /** @enum {string} */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id?: string | null;
            /** DebtorPerson */
            person?: {
                salutation?: string;
                first_name?: string;
                last_name: string;
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                birth_date?: string;
            } | null;
            /** DebtorCompany */
            company?: {
                company_name: string;
                /** @description Company register number. */
                firmenbuchnummer?: string;
                not_protocolled?: boolean;
            } | null;
            /** @description Replaces all entries. One is primary; where none is marked, the first. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Replaces all entries, likewise. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description 15 to 34 characters, spaces ignored. */
            iban?: string | null;
            /** @description 8 or 11 characters, spaces ignored. */
            bic?: string | null;
        };
        /** DebtorPatch */
        DebtorPatch: {
            /** @enum {string} */
            acting_as?: "person" | "company";
            /** @enum {string} */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id?: string | null;
            /** DebtorPerson */
            person?: {
                salutation?: string;
                first_name?: string;
                last_name: string;
                /**
                 * Format: date
                 * @description YYYY-MM-DD
                 */
                birth_date?: string;
            } | null;
            /** DebtorCompany */
            company?: {
                company_name: string;
                /** @description Company register number. */
                firmenbuchnummer?: string;
                not_protocolled?: boolean;
            } | null;
            /** @description Replaces all entries. One is primary; where none is marked, the first. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Replaces all entries, likewise. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description 15 to 34 characters, spaces ignored. */
            iban?: string | null;
            /** @description 8 or 11 characters, spaces ignored. */
            bic?: string | null;
        };
        /** Delivery */
        Delivery: {
            /**
             * Format: uuid
             * @description X-Service-Delivery
             */
            id: string;
            event_id: string;
            type: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** @description Why it failed without six failures */
            reason: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** DeliveryAttempt */
        DeliveryAttempt: {
            number: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            url: string;
            status_code: number | null;
            duration_ms: number;
            error: string | null;
            /** @description The first bytes of the answer */
            response_head: string;
        };
        /** Document */
        Document: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /** @description The generated name under which it is stored */
            filename: string;
            /** @description As uploaded */
            original_filename: string;
            /** @description Bytes */
            file_size: number;
            mime_type: string;
            /** @enum {string} */
            document_type: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
            /** @enum {string} */
            visibility: "creditor" | "partner_only";
            description: string | null;
            /** @enum {string} */
            processing_status: "pending" | "uploaded" | "processing" | "completed" | "failed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** DocumentUpload */
        DocumentUpload: {
            /**
             * Format: binary
             * @description PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, GIF or WEBP
             */
            file: string;
            /** @enum {string} */
            documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
            description?: string;
            /** @enum {string} */
            visibility?: "creditor" | "partner_only";
        };
        /** Drift */
        Drift: {
            /** @description How these claims stand here */
            differing: components["schemas"]["DriftedClaim"][];
            unknown: string[];
        };
        /** DriftBody */
        DriftBody: {
            claims: components["schemas"]["DriftRow"][];
        };
        /** DriftRow */
        DriftRow: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
        };
        /** DriftedClaim */
        DriftedClaim: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** EventEnvelope */
        EventEnvelope: {
            id: string;
            type: string;
            /** Format: date-time */
            created_at: string;
            api_version: string;
            data: {
                [key: string]: unknown;
            };
        };
        /** Failure */
        Failure: {
            /** @enum {boolean} */
            success: false;
            error: string;
            request_id: string;
            message: string;
        };
        /** FeedActivity */
        FeedActivity: {
            /** @enum {string} */
            type: "activity";
            /**
             * @description Reading a file ended, with nothing to check or with something that the team checks first; the claim was blocked, or goes on. The claim and its invoices tell more.
             * @enum {string}
             */
            kind: "reading_finished" | "reading_doubtful" | "blocked" | "unblocked";
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
        };
        /** Installment */
        Installment: {
            number: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_date: string;
            /** @description EUR, two decimals */
            amount: number;
            /** @enum {string} */
            status: "paid" | "open" | "overdue";
        };
        /** InstallmentPlan */
        InstallmentPlan: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string} */
            status: "active" | "cancelled" | "completed" | "ended";
            /** @description EUR, two decimals */
            total_amount: number;
            /** @description What was paid since the plan was agreed, at most its total. */
            paid_amount: number;
            /** @enum {string} */
            agreed_via: "team" | "debtor_portal" | "sandbox";
            installments: components["schemas"]["Installment"][];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** Invoice */
        Invoice: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            invoice_number: string | null;
            invoice_issuer: string | null;
            invoice_recipient: string | null;
            subject: string | null;
            invoice_amount_net: number | null;
            invoice_amount_gross: number | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_issue_date: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_due_date: string | null;
            creditor_reminder_fees_incurred: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed: boolean;
            /** @enum {string} */
            data_extraction_status: "manual" | "pending" | "processing" | "completed" | "failed";
            data_extraction_confidence: number | null;
            /** @description EUR; the sum of its credit notes, 0 where it has none. */
            credited_amount: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** InvoiceChange */
        InvoiceChange: {
            invoice_number?: string | null;
            invoice_issuer?: string | null;
            invoice_recipient?: string | null;
            subject?: string | null;
            /** @description EUR, two decimals */
            invoice_amount_net?: number | null;
            /** @description EUR, two decimals */
            invoice_amount_gross?: number | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_issue_date?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_due_date?: string | null;
            /** @description EUR, two decimals */
            creditor_reminder_fees_incurred?: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed?: boolean;
        };
        /** InvoiceCreate */
        InvoiceCreate: {
            invoice_number?: string | null;
            invoice_issuer?: string | null;
            invoice_recipient?: string | null;
            subject?: string | null;
            /** @description EUR, two decimals */
            invoice_amount_net?: number | null;
            /** @description EUR, two decimals */
            invoice_amount_gross?: number | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_issue_date?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_due_date?: string | null;
            /** @description EUR, two decimals */
            creditor_reminder_fees_incurred?: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed?: boolean;
        };
        /** InvoiceCredit */
        InvoiceCredit: {
            /** @description EUR, at most what is left of the invoice. */
            amount: number;
            /** @description Shown to the service team. */
            reason: string;
        };
        /** InvoiceUpload */
        InvoiceUpload: {
            /**
             * Format: binary
             * @description PDF
             */
            file: string;
            invoice_number?: string;
            /** @description EUR, at most 999999999.99 */
            total_amount?: string;
            maturity_date?: string;
            issue_date?: string;
            invoice_issuer?: string;
            invoice_recipient?: string;
            subject?: string;
            /** @description EUR, at most 999999999.99 */
            invoice_amount_net?: string;
            /** @description EUR, at most 999999999.99 */
            creditor_reminder_fees_incurred?: string;
        };
        /** LawsuitDecision */
        LawsuitDecision: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @enum {string} */
            decision: "sue" | "decline";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            decided_at: string;
            /** @enum {string} */
            decided_via: "api" | "portal";
            wants_lawyer: boolean | null;
            /** @enum {string|null} */
            lawyer_type: "svc_network" | "wunschanwalt" | null;
            /** @description EUR */
            streitwert: number;
            /** @description EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
            amount_to_claim: number;
            /** @description EUR */
            court_fees: number | null;
            /** @description EUR */
            lawyer_fees_net: number | null;
            /** @description EUR */
            lawyer_fees_gross: number | null;
        };
        /** LawsuitDecisionBody */
        LawsuitDecisionBody: {
            /** @enum {string} */
            decision: "sue" | "decline";
            /** @description Austria only; must be true when the estimate says lawyer_required. */
            wants_lawyer?: boolean;
            /**
             * @description svc_network: we name one. wunschanwalt: the creditor has one.
             * @enum {string}
             */
            lawyer_type?: "svc_network" | "wunschanwalt";
            wunschanwalt_first_name?: string;
            wunschanwalt_last_name?: string;
            wunschanwalt_location?: string;
            /** Format: email */
            wunschanwalt_email?: string;
        };
        /** LawsuitDecisionLink */
        LawsuitDecisionLink: {
            /** @description The customer's email address, masked: e…@h….at. */
            sent_to: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            expires_at: string;
            /** @description null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it. */
            url: string | null;
        };
        /** LawsuitEstimate */
        LawsuitEstimate: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @description Of the debtor's primary address. */
            country: string | null;
            /** @enum {string|null} */
            procedure: "mahnklage" | "mahnbescheid" | null;
            available: boolean;
            /** @enum {string|null} */
            unavailable_reason: "no_address" | "debtor_country" | "no_amount" | "amount_above_limit" | "obligation_not_fulfilled" | null;
            /** @description EUR, sum of the claim's invoices less credit notes */
            streitwert: number;
            /** @description EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
            amount_to_claim: number;
            /** @description EUR; null while no procedure is available */
            court_fees: number | null;
            /**
             * @description null where there is no procedure
             * @enum {string|null}
             */
            lawyer: "lawyer_required" | "lawyer_optional" | "lawyer_not_allowed" | null;
            /** @description EUR */
            lawyer_fees_net: number | null;
            /** @description EUR */
            lawyer_fees_gross: number | null;
            /** @description EUR that surely arise: the court fee and, only where one is required, a lawyer with VAT */
            total_costs: number | null;
            /** @description EUR: a lawyer with VAT where one is possible and not required; null otherwise */
            optional_lawyer_fees_gross: number | null;
            /** @description null where too little is known to tell */
            competent_court: string | null;
            /** @description The tables that were used. */
            legal_basis: components["schemas"]["CourtLegalBasis"][];
            /** @description What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
            warnings: components["schemas"]["TableWarning"][];
            /** @description true while a decision can be sent */
            decision_open: boolean;
            decided: boolean;
        };
        /** LegalBasis */
        LegalBasis: {
            rule: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            valid_from: string;
            source: string;
        };
        /** LimitError */
        LimitError: {
            /** @enum {boolean} */
            success: false;
            /** @enum {string} */
            error: "Too Many Requests";
            details: {
                limit: number;
                window: string;
                /** Format: date-time */
                resets_at: string;
            };
            message: string;
        };
        /** Me */
        Me: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "partner" | "organization";
            /** @enum {string} */
            mode: "sandbox" | "live";
            rate_limit_per_hour: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            organization: {
                /**
                 * Format: uuid
                 * @description UUID
                 */
                id: string;
                name: string;
            };
            partner: {
                /**
                 * Format: uuid
                 * @description UUID
                 */
                id: string;
                name: string;
            } | null;
        };
        /** Payment */
        Payment: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /** @description EUR */
            amount: number;
            /** @enum {string} */
            currency: "EUR";
            /** @enum {string} */
            payment_method: "bank_transfer" | "credit_card" | "debit_card" | "direct_debit" | "cash" | "check" | "wallet" | "sepa" | "card" | "online_payment" | "mobile_payment" | "other";
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            payment_date: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            value_date: string;
            reference: string | null;
            external_reference: string | null;
            /** @enum {string} */
            status: "completed" | "reversed";
            /**
             * @description Who has the money: us, through our bank account, or the creditor.
             * @enum {string}
             */
            received_by: "us" | "creditor";
            notes: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            updated_by: string | null;
        };
        /** PaymentCreate */
        PaymentCreate: {
            /** @description EUR, two decimals */
            amount: number;
            /** @enum {string} */
            currency?: "EUR";
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            payment_date?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            value_date?: string;
            /** @enum {string} */
            method?: "bank_transfer" | "credit_card" | "debit_card" | "direct_debit" | "cash" | "check" | "wallet" | "sepa" | "card" | "online_payment" | "mobile_payment" | "other";
            reference?: string | null;
            external_reference?: string | null;
            notes?: string | null;
            /** @description Where the money came from; never answered. */
            iban?: string | null;
        };
        /** Problem */
        Problem: {
            field: string;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
            code: string;
            message: string;
        };
        /** Question */
        Question: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            text: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            asked_at: string;
            answer: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            answered_at: string | null;
            /** @description Name of the person, or of the partner. */
            answered_by: string | null;
            /** @description What came with the answer; documents of the claim. */
            files: components["schemas"]["AnswerFile"][];
        };
        /** QuestionAnswer */
        QuestionAnswer: {
            /** @description The answer. */
            text: string;
        };
        /** Refusal */
        Refusal: {
            /** @enum {boolean} */
            success: false;
            error?: string;
            message: string;
        };
        /** RevenueShare */
        RevenueShare: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            fee_id: string;
            /**
             * @description `success`: on a payment; `filing`: for a court filing
             * @enum {string}
             */
            fee_kind: "success" | "filing";
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string | null;
            /** @description EUR. What we earned; negative on a reversal. */
            fee_amount: number;
            /** @description As it was when the fee was earned */
            commission_rate: number;
            /** @description EUR. The partner's part of the fee; negative on a reversal. */
            amount: number;
            /** @enum {string} */
            status: "accrued" | "approved" | "paid_out";
            /**
             * Format: uuid
             * @description The share that this line takes back
             */
            reverses: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            payout_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** RevenueStatement */
        RevenueStatement: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @description YYYY-MM */
            month: string;
            number: string;
            line_count: number;
            /** @description EUR, the sum of its lines, without VAT */
            amount: number;
            /**
             * CreditNoteVat
             * @description What the statement says as a credit note; null on statements that are older than that.
             */
            credit_note: {
                /**
                 * @description domestic: the standard rate of the issuer’s country. reverse_charge: the partner is in another member state of the EU, and the issuer owes the tax. none: no VAT is shown, for the reason given.
                 * @enum {string}
                 */
                treatment: "domestic" | "reverse_charge" | "none";
                /**
                 * @description issuer_unknown: the letterhead lacks an address in a country that we know, or a VAT id. no_uid: the partner has no VAT id. uid_outside_eu: the VAT id of the partner is of no member state.
                 * @enum {string|null}
                 */
                reason: "issuer_unknown" | "no_uid" | "uid_outside_eu" | null;
                /** @description EUR, the sum of the lines */
                net: number;
                /** @description As a fraction, such as 0.2; 0 where no VAT is shown */
                rate: number;
                /** @description EUR */
                vat: number;
                /** @description EUR, what the partner is paid */
                gross: number;
                /**
                 * Format: date
                 * @description The day of the first line.
                 */
                supplied_from: string;
                /**
                 * Format: date
                 * @description The day of the last line.
                 */
                supplied_to: string;
                /** @description The VAT id of the issuer */
                issuer_uid: string | null;
                /** @description The VAT id of the partner */
                partner_uid: string | null;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** SandboxAdvance */
        SandboxAdvance: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            now: string;
            /** @description How many job runs were made on the way, failed attempts included. */
            jobs_run: number;
        };
        /** SandboxAdvanceBody */
        SandboxAdvanceBody: {
            /** @description How far to move, at most ten years. Not together with `to`. */
            seconds?: number;
            /**
             * Format: date-time
             * @description Where to move, after the present time of the clock. Not together with `seconds`.
             */
            to?: string;
        };
        /** SandboxClock */
        SandboxClock: {
            /**
             * Format: date-time
             * @description The time by which cases move; it runs on from wherever it was moved to.
             */
            now: string;
            /**
             * @description Who may move it: `everyone` with a token, or, where partners share the sandbox, the `operator` alone.
             * @enum {string}
             */
            moved_by: "everyone" | "operator";
        };
        /** SandboxClosure */
        SandboxClosure: {
            /** @enum {string} */
            closure_reason: "written_off" | "withdrawn" | "disputed";
        };
        /** SandboxPayment */
        SandboxPayment: {
            /** @description EUR, two decimals */
            amount: number;
        };
        /** SandboxReset */
        SandboxReset: {
            /** @description How many claims are gone; 0 where there were none. */
            deleted: number;
        };
        /** SandboxScenario */
        SandboxScenario: {
            /**
             * Format: uuid
             * @description The new claim; its events are in the feed and on their way to your webhook.
             */
            claim_id: string;
        };
        /** SandboxScenarioBody */
        SandboxScenarioBody: {
            /**
             * @description Which case is played.
             * @enum {string}
             */
            name: "paid_after_first_letter" | "disputed" | "installments_broken" | "returned_letter" | "court_to_title";
        };
        /** SandboxStageMove */
        SandboxStageMove: {
            /** @enum {string} */
            to_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
        };
        /** TableWarning */
        TableWarning: {
            /**
             * @description table_unconfirmed: nobody has confirmed the figures of this row. rate_may_have_changed: on the day of the amounts another figure was to be expected, and the table has none yet.
             * @enum {string}
             */
            code: "table_unconfirmed" | "rate_may_have_changed";
            /**
             * @description The table of the law that the row belongs to.
             * @enum {string}
             */
            table: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
            /**
             * Format: date
             * @description The day from which the row is valid.
             */
            valid_from: string;
            /** @description The warning as a sentence, in English. */
            message: string;
        };
        /** TooLarge */
        TooLarge: {
            /** @enum {boolean} */
            success: false;
            /** @enum {string} */
            error: "Payload Too Large";
            /** @description Where there is no room for the files: `storage_quota`, and to whom the figures are known, these. */
            details?: {
                /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
                code: string;
                used_bytes?: number;
                quota_bytes?: number;
            };
            message: string;
        };
        /** UploadedInvoice */
        UploadedInvoice: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            invoice_number: string | null;
            invoice_amount_gross: number | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_due_date: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            invoice_issue_date: string | null;
            invoice_issuer: string | null;
            invoice_recipient: string | null;
            subject: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** ValidationError */
        ValidationError: {
            /** @enum {boolean} */
            success: false;
            /** @enum {string} */
            error: "VALIDATION_ERROR";
            details: components["schemas"]["Problem"][];
            message: string;
        };
        /** Webhook */
        Webhook: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            url: string;
            enabled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
        };
        /** WebhookUrl */
        WebhookUrl: {
            /** @description https, at most 2,048 characters */
            url: string;
        };
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            url: string;
            enabled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updated_at: string;
            /** @description Shown only this once */
            secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Me"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description UUID */
                partner_id?: string;
                /** @description Counts from 1. */
                page?: number;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["CustomerListed"][];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {boolean} */
                        reused: true;
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {boolean} */
                        reused: false;
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    changeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPatch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    createDebtor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    changeDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorPatch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listClaims: {
        parameters: {
            query?: {
                /** @description UUID */
                debtor_id?: string;
                /** @description UUID */
                customer_id?: string;
                status?: "pending" | "in_collection" | "partial_payment" | "paid" | "disputed" | "resolved" | "closed";
                case_status?: "open" | "disputed" | "closed";
                collection_stage?: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
                partner_reference?: string;
                /** @description This instant or later; a plain date means 00:00 UTC. */
                created_after?: string;
                /** @description Before this instant. */
                created_before?: string;
                /** @description Changed at this instant or later. */
                updated_after?: string;
                /** @description Counts from 1. */
                page?: number;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Claim"][];
                        page: number;
                        limit: number;
                        has_more: boolean;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    createClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["ClaimWithInvoices"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    changeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimPatch"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    createClaims: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkClaims"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    enterInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Invoice"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    uploadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceUpload"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["UploadedInvoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    changeInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCredit"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getInstallmentPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["InstallmentPlan"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Payment"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Balance"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    estimateLawsuit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["LawsuitEstimate"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    decideLawsuit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawsuitDecisionBody"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["LawsuitDecision"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getCourtReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["CourtReadiness"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    offerLawsuitDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["LawsuitDecisionLink"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listRevenueShares: {
        parameters: {
            query?: {
                /** @description YYYY-MM, a calendar month in Vienna */
                month?: string;
                status?: "accrued" | "approved" | "paid_out";
                /** @description UUID */
                claim_id?: string;
                /** @description Counts from 1. */
                page?: number;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["RevenueShare"][];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listFees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["ClaimFee"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listRevenueStatements: {
        parameters: {
            query?: {
                /** @description YYYY-MM, a calendar month in Vienna */
                month?: string;
                /** @description Counts from 1. */
                page?: number;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["RevenueStatement"][];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    downloadRevenueStatementCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    downloadRevenueStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Question"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Question"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
                processingStatus?: "pending" | "uploaded" | "processing" | "completed" | "failed";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Document"][];
                        total: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description UUID */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Document"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Not changed since it had the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        data: {
                            /** @description True when it is kept for the service team */
                            retained: boolean;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; `latest` answers no events and the place to go on from now */
                after?: string;
                limit?: number;
                /** @description `activity`: also what is no event of a webhook, in the same order */
                include?: "activity";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: (components["schemas"]["EventEnvelope"] | components["schemas"]["FeedActivity"])[];
                        /** @description Where to go on; the place that was asked for when nothing is new */
                        next: string | null;
                        has_more: boolean;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    findDrift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriftBody"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Drift"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    getOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listOwnDeliveries: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed";
                /** @description Counts from 1. */
                page?: number;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Delivery"][];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    readSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["SandboxClock"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    advanceSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAdvanceBody"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["SandboxAdvance"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    moveSandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxStageMove"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    paySandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxPayment"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    closeSandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClosure"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setSandboxWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUrl"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    decideInSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawsuitDecisionBody"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["LawsuitDecision"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["SandboxReset"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    playSandboxScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the same answer, and the work is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxScenarioBody"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        data: components["schemas"]["SandboxScenario"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
