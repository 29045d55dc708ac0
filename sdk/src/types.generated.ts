// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.

export interface paths {
    "/openapi/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this token is: its organisation, its partner, its limit
         * @description The first call to make: it tells that the token works, in which mode, and which `partner_id` new customers take.
         */
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
        /**
         * Customers of the organisation, newest first
         * @description Answers everything that the token may read: the customers of all partners of the organisation, unless it keeps partners apart.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Bring in a business client, or find the one that was brought in before
         * @description A customer is identified by `uid` and by `partner_client_reference`, each unique within the partner. If one that was sent is known, the answer is 200 with that customer; otherwise 201, and the business is invited to the portal. Keys that belong to two different customers give 409.
         */
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
        /**
         * One customer
         * @description Answers the customer as it stands now, with its keys and the metadata that you sent.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description Possible while the customer has neither claims nor debtors; otherwise 409. Its access to the portal ends.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a customer; null clears what can be cleared
         * @description What is not sent stays as it is. Only customers of your own partner can be changed.
         */
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
        /**
         * Add a person or a company that owes
         * @description Send `person` for `acting_as: person` and `company` for `acting_as: company`, never both. A debtor needs an address before the first letter; it can be added later.
         */
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
        /**
         * One debtor
         * @description Answers the debtor as it stands now. Where the data may only be kept (Art. 18 GDPR), the name says so and the rest is empty.
         */
        get: operations["getDebtor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a debtor; lists are replaced whole
         * @description What is not sent stays as it is; null clears what can be cleared. A new address counts from the next letter on.
         */
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
        /**
         * Claims of the organisation, newest first
         * @description Filters add up: a claim must match all of them. `updated_after` finds what changed since you last looked.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Submit a case for collection
         * @description Opens a case at stage `new` and sends `claim.collection_stage_changed`. Add the invoices next; collection starts once the case is accepted and has an amount.
         */
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
        /**
         * One claim with its invoices
         * @description Answers the claim as it stands now. What is owed with interest and costs is answered by the balance.
         */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Dispute a claim, say whether the creditor has delivered, or link it to another customer
         * @description `claim_disputed` moves the case between `open` and `disputed` and sends `claim.status_changed`. A closed claim takes no change.
         */
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
        /**
         * Add an invoice by its figures
         * @description The amount adds to the total of the claim at once. Send at least a gross or a net amount and the due date, so that interest can be reckoned. A closed claim takes no invoices; a claim has at most 500.
         */
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
        /**
         * The invoices of a claim, in the order in which they were added
         * @description Answers all invoices at once, those that are still being read included.
         */
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
        /**
         * One invoice
         * @description Answers the invoice as it stands now. After an upload, ask until `data_extraction_status` is `completed` or `failed`.
         */
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
        /**
         * The instalment plan of a claim, with what has become of each instalment
         * @description Answers the latest plan, also one that has ended; 404 where the claim never had one.
         */
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
        /**
         * The payments on a claim, in the order in which they were recorded
         * @description Answers all payments at once, reversed ones included; those that we received ourselves are among them.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Record a payment; a claim paid in full closes
         * @description Record what the debtor paid to the creditor. When payments reach the total, the claim closes as `paid`, or as `installment_plan` under a plan. A closed claim takes payments too; nothing reopens.
         */
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
        /**
         * One payment
         * @description Answers the payment as it stands now; `status` tells whether it was reversed.
         */
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
        /**
         * What is owed on a day with interest and costs, line by line
         * @description Reckons interest and costs as the law of the claim says, for any day, and shows every step of the computation.
         */
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
        /**
         * What going to court would cost, whether it is possible, and whether a decision is open
         * @description Figures of today from the tables of the law. Nothing is stored and nothing is decided by asking.
         */
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
        /**
         * What is missing for a filing, each with the call that mends it
         * @description Ask before you decide: what is missing now would hold up the filing.
         */
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
        /**
         * What you were paid, newest first; the id is `payout_id` of the shares
         * @description One statement for each payout. It is your credit note; its files are at `/csv` and `/pdf`.
         */
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
        /**
         * A statement for a spreadsheet: one line for each share
         * @description UTF-8 with a header row and a byte order mark, so that spreadsheets read it as it is.
         */
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
        /**
         * A statement for people
         * @description The credit note itself, to be filed with your books.
         */
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
        /**
         * What the team asked about a claim, oldest first, with the answers
         * @description Answers all questions at once; those without `answered_at` wait for you or for the creditor.
         */
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
        /**
         * Answer a question of the team, unless the creditor was faster
         * @description The first answer counts, from you or from the creditor in the portal; a second one gives 409 `already_answered`.
         */
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
        /**
         * The documents of a claim, newest first
         * @description Answers the documents that the token may see; invoices that were uploaded are not among them.
         */
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
        /**
         * The file itself, always as an attachment
         * @description Takes `Range` with one range of bytes, `If-Range` and `If-None-Match`.
         */
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
        /**
         * Delete a document that was uploaded through the API
         * @description Possible for documents that came through the API; others give 403. One that the debtor has seen, or that a court may need, is kept for our team.
         */
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
        /**
         * What happened, in order and without gaps, also while the webhook was off
         * @description Read it with the `next` of the last answer to miss nothing: it has everything that webhooks send, whether they arrived or not.
         */
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
        /**
         * Where your events are sent
         * @description Our team sets the address up, in the sandbox you do it yourself; 404 until then.
         */
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
        /**
         * What was sent to you, with every attempt, newest first
         * @description Shows what your endpoint answered to each attempt, so that you can find out why an event did not arrive.
         */
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
        /**
         * Read the clock of the sandbox
         * @description All dates and waiting times follow this clock. It runs like any other, from where it was moved to.
         */
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
         * @description Runs every job that falls due on the way, in the order of their due times, and answers when they are done.
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
        /**
         * Make any move of the stage table; what it needs (a plan, a filing) is invented
         * @description Sends the same events as the real move. A move that the stage table does not know gives 409.
         */
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
        /**
         * A payment of the debtor arrives
         * @description Counts like a real payment: it may complete an instalment or close the claim, and sends the same events.
         */
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
        /**
         * The service team closes the claim
         * @description Sends the same event as a real closure.
         */
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
        /**
         * Set the address of your webhook; answers a new secret every time
         * @description Sets the address up or changes it, and switches the webhook on. The secret from before stops signing at once.
         */
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
        /**
         * The creditor decides in the portal whether to go to court
         * @description Like `POST …/lawsuit-decision`, but as the creditor: `decided_via` is `portal`.
         */
        post: operations["decideInSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "claim.collection_stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A claim was submitted, or has reached another stage
         * @description Sent to the address of your webhook. Anything but a 2xx within 10 seconds is a failure and is tried again: six attempts in all, after 30 seconds, 2 minutes, 10 minutes, 1 hour and 6 hours. See [the guide](/docs/webhooks).
         */
        post: operations["collectionStageChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A case was disputed, is open again, or was closed
         * @description Sent to the address of your webhook. Anything but a 2xx within 10 seconds is a failure and is tried again: six attempts in all, after 30 seconds, 2 minutes, 10 minutes, 1 hour and 6 hours. See [the guide](/docs/webhooks).
         */
        post: operations["statusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** AnswerFile */
        AnswerFile: {
            /**
             * Format: uuid
             * @description The document of the claim that the file became.
             */
            id: string;
            /** @description The name of the file as it was uploaded. */
            name: string;
            /** @description Size of the file in bytes. */
            bytes: number;
        };
        /** Balance */
        Balance: {
            /**
             * Format: uuid
             * @description The claim that was asked about.
             */
            claim_id: string;
            /**
             * Format: date
             * @description The day up to which everything is counted, that day included.
             */
            as_of: string;
            /**
             * @description The currency of all amounts; always EUR.
             * @enum {string}
             */
            currency: "EUR";
            /**
             * @description The country whose law was used; null where we know neither the debtor’s nor the creditor’s.
             * @enum {string|null}
             */
            law: "AT" | "DE" | null;
            /** @description Everything that was counted, in the order of the account. */
            lines: components["schemas"]["BalanceLine"][];
            /** @description What is still owed on this day. */
            totals: components["schemas"]["BalanceTotals"];
            /** @description By how much the debt grows with each day that follows. */
            interest_per_day: components["schemas"]["BalanceInterestPerDay"];
            /** @description The rows of the law’s tables that were used. */
            legal_basis: components["schemas"]["LegalBasis"][];
            /** @description What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
            warnings: components["schemas"]["TableWarning"][];
        };
        /** BalanceApplied */
        BalanceApplied: {
            /** @description EUR of the payment that went to costs. */
            costs: number;
            /** @description EUR of the payment that went to interest. */
            interest: number;
            /** @description EUR of the payment that went to the invoices. */
            principal: number;
            /** @description EUR of the payment for which nothing was open. */
            credit: number;
        };
        /** BalanceInterestPerDay */
        BalanceInterestPerDay: {
            /** @description EUR with six decimals, as text, so that nothing is lost. */
            exact: string;
            /** @description The same, rounded to cents. */
            amount: number;
        };
        /** BalanceLine */
        BalanceLine: {
            /**
             * @description What the line is: an invoice (`principal`), what was taken off it (`credit_note`), interest, costs (`lump_sum`, the two fees of letters, court and lawyer), a `payment`, what was given up (`waiver`, `not_pursued`), a `correction`, or what counts in no total.
             * @enum {string}
             */
            kind: "principal" | "credit_note" | "interest" | "lump_sum" | "creditor_fee" | "reminder_fee" | "court_fee" | "lawyer_fee" | "correction" | "payment" | "waiver" | "not_pursued" | "not_due" | "time_barred";
            /** @description EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total. */
            amount: number;
            /**
             * Format: uuid
             * @description The invoice that the line is about; null where it is about none.
             */
            invoice_id: string | null;
            /**
             * Format: uuid
             * @description The payment, on lines of kind `payment`; null on others.
             */
            payment_id: string | null;
            /**
             * Format: uuid
             * @description The entry of the account, on costs and on what was given up; null on others.
             */
            charge_id: string | null;
            /**
             * Format: date
             * @description The day of the line: of an invoice its own, of a payment the value date, of interest the last day that is counted. Null for an invoice without a date.
             */
            date: string | null;
            /** @description The days for which interest is counted; null on other lines. */
            period: components["schemas"]["BalancePeriod"] | null;
            /** @description EUR on which interest runs; null on other lines. */
            base_amount: number | null;
            /** @description Interest in percent a year; null on other lines. */
            rate: number | null;
            /** @description How many days of interest are counted; null on other lines. */
            days: number | null;
            /** @description The provision that the line rests on, such as § 456 UGB; empty where there is none. */
            rule: string;
            /** @description How the amount was computed, to be followed with a pocket calculator. */
            formula: string;
            /** @description True for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it. */
            counts_although_barred: boolean;
            /** @description True for costs of the court step that no title has awarded yet. */
            claimed_in_court: boolean;
            /** @description On lines of kind `payment`: what the law used the money for. Null on others. */
            applied: components["schemas"]["BalanceApplied"] | null;
        };
        /** BalancePeriod */
        BalancePeriod: {
            /**
             * Format: date
             * @description The first day that is counted.
             */
            from: string;
            /**
             * Format: date
             * @description The last day that is counted.
             */
            to: string;
        };
        /** BalanceTotals */
        BalanceTotals: {
            /** @description EUR of the invoices that are still open. */
            principal: number;
            /** @description EUR of interest that is still open. */
            interest: number;
            /** @description EUR of costs that are still open. */
            costs: number;
            /** @description EUR that settle the claim on this day: principal, interest and costs. */
            total: number;
            /** @description EUR that were paid beyond what is open. */
            credit: number;
        };
        /** BulkClaim */
        BulkClaim: {
            /** @description Your own id of the case. What was sent before is found by it, not made again. */
            partner_reference: string;
            /** @description What the debt is for, as letters and court papers say it. Null where nothing was sent. */
            subject_matter?: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date?: string | null;
            /**
             * @description What the debt is about: `tenancy` for rent, `standard` for all else, which is the default.
             * @enum {string}
             */
            claim_type?: "standard" | "tenancy";
        };
        /** BulkClaims */
        BulkClaims: {
            /** @description The cases. Each is done wholly or not at all, and counts as one request. */
            items: components["schemas"]["BulkItem"][];
        };
        /** BulkCustomer */
        BulkCustomer: {
            /** @description The business as letters and court papers name it. */
            name: string;
            /**
             * Format: email
             * @description Where the invitation to the portal, links for decisions and invoices for court fees go.
             */
            email: string;
            /**
             * Format: uuid
             * @description The partner that brings the customer in. A partner token may leave it out: it is its own.
             */
            partner_id?: string;
            /** @description For questions of the service team; null where there is none. */
            phone?: string | null;
            /**
             * CustomerAddress
             * @description Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.
             */
            address?: {
                /** @description Street and house number, as on an envelope. */
                street?: string;
                /** @description Town or city. */
                city?: string;
                /** @description Postal code. */
                zip?: string;
                /** @description Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
                country?: string;
            } | null;
            /** @description Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
            partner_client_reference?: string | null;
        };
        /** BulkDebtor */
        BulkDebtor: {
            /**
             * @description Whether the debtor owes as a private `person` or as a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out, it follows from `acting_as` and `not_protocolled`.
             * @enum {string}
             */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * DebtorPerson
             * @description The private person; null for a company.
             */
            person?: {
                /** @description How letters begin, such as Herr or Frau. */
                salutation?: string;
                /** @description Given name; a filing at court needs it. */
                first_name?: string;
                /** @description Family name, as letters and court papers say it. */
                last_name: string;
                /**
                 * Format: date
                 * @description Day of birth. It shows who is a minor, whose case goes to a representative.
                 */
                birth_date?: string;
            } | null;
            /**
             * DebtorCompany
             * @description The business; null for a private person.
             */
            company?: {
                /** @description The firm with its legal form, as the register has it. */
                company_name: string;
                /** @description Company register number (Firmenbuch or Handelsregister), such as FN 123456a. */
                firmenbuchnummer?: string;
                /** @description True for a business that is in no company register. */
                not_protocolled?: boolean;
            } | null;
            /** @description Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Email addresses and telephone numbers. A list that is sent replaces the stored one. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
            iban?: string | null;
            /** @description Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
            bic?: string | null;
        };
        /** BulkFault */
        BulkFault: {
            /** @description Where in the item the fault is, such as `debtor.person.last_name`. */
            field: string;
            /** @description What is wrong, as a word in snake_case for programs; it keeps its meaning. */
            code: string;
            /** @description What is wrong, in English, to be read after the name of the field. */
            message: string;
        };
        /** BulkItem */
        BulkItem: {
            /** @description A new one, matched by its keys as ever, or the `id` of one that is there. */
            customer: components["schemas"]["BulkCustomer"] | components["schemas"]["BulkKnown"];
            /** @description A new one, or the `id` of one that is there. */
            debtor: components["schemas"]["BulkDebtor"] | components["schemas"]["BulkKnown"];
            /** @description The case itself. */
            claim: components["schemas"]["BulkClaim"];
            /** @description What is owed. A case may come without invoices and get them later. */
            invoices?: components["schemas"]["InvoiceCreate"][];
        };
        /** BulkKnown */
        BulkKnown: {
            /**
             * Format: uuid
             * @description The id of a customer or debtor that is there already.
             */
            id: string;
        };
        /** BulkResult */
        BulkResult: {
            /** @description The place of the item in `items`, from 0. */
            index: number;
            /**
             * @description `created`: a new case. `existing`: a case of the partner has this reference, and nothing of the item was used. `failed`: nothing was done, see `details`.
             * @enum {string}
             */
            status: "created" | "existing" | "failed";
            /**
             * Format: uuid
             * @description The case that was made or found; null where the item failed.
             */
            claim_id: string | null;
            /** @description What was wrong with the item; empty where nothing was. */
            details: components["schemas"]["BulkFault"][];
        };
        /** Claim */
        Claim: {
            /**
             * Format: uuid
             * @description Names the claim in every path and in every event; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description Who owes.
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description Who is owed; null where the organisation itself is the creditor.
             */
            customer_id: string | null;
            /** @description The number of the case on letters and in payment references: MW, the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` until it was looked at, then `accepted` or `rejected`.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed. Independent of the stage; a change sends `claim.status_changed`.
             * @enum {string}
             */
            case_status: "open" | "disputed" | "closed";
            /**
             * @description Why the case was closed; null unless `case_status` is `closed`.
             * @enum {string|null}
             */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /**
             * @description How far collection has come, from the demand letters to court. A change sends `claim.collection_stage_changed`.
             * @enum {string}
             */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @description What the debt is for, as you sent it; null where you sent nothing. */
            subject_matter: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date: string | null;
            /**
             * @description What the debt is about: `tenancy` for rent, `standard` for all else, which is the default.
             * @enum {string}
             */
            claim_type: "standard" | "tenancy";
            /**
             * @description The currency of the invoices; always EUR.
             * @enum {string}
             */
            main_claim_currency: "EUR";
            /** @description EUR: the sum of the invoices (gross, or net where no gross is known) less credit notes, without interest and costs. */
            total_claim_amount: number;
            /**
             * @description The currency of `total_claim_amount`; always EUR.
             * @enum {string}
             */
            total_claim_currency: "EUR";
            /** @description EUR: what was paid and not reversed. It may be more than the total. */
            paid_amount: number;
            /** @description EUR: `total_claim_amount` less `paid_amount`, never below 0. The balance tells what is owed with interest and costs. */
            outstanding_amount: number;
            /** @description Whether the debtor disputes the debt. While true the case is `disputed` and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true; while false no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted; null until then and where we know no law.
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
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When anything about the claim changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
        };
        /** ClaimCreate */
        ClaimCreate: {
            /**
             * Format: uuid
             * @description Who owes: the id of a debtor that you have added before.
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description Who is owed: the id of a customer. A partner token must send it; without it the organisation itself is the creditor.
             */
            customer_id?: string | null;
            /** @description Your own id of the case. It comes back in answers and events, and the list of claims can be filtered by it. */
            partner_reference?: string | null;
            /** @description What the debt is for, as letters and court papers say it. Null where nothing was sent. */
            subject_matter?: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date?: string | null;
            /**
             * @description What the debt is about: `tenancy` for rent, `standard` for all else, which is the default.
             * @enum {string}
             */
            claim_type?: "standard" | "tenancy";
        };
        /** ClaimFee */
        ClaimFee: {
            /**
             * Format: uuid
             * @description The id of the fee: `fee_id` of the revenue share that it created.
             */
            id: string;
            /**
             * @description `success`: on a payment; `filing`: for a court filing.
             * @enum {string}
             */
            kind: "success" | "filing";
            /** @description EUR. What we earned; negative on a reversal. */
            amount: number;
            /**
             * Format: uuid
             * @description The payment that earned it; null for a filing.
             */
            payment_id: string | null;
            /**
             * Format: date-time
             * @description When it was earned, or taken back.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The fee that this one takes back; null on one that was earned.
             */
            reverses: string | null;
        };
        /** ClaimPatch */
        ClaimPatch: {
            /** @description Whether the debtor disputes the debt. While true the case is `disputed` and its waiting times stand still. */
            claim_disputed?: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true; while false no German Mahnbescheid is possible. */
            obligation_fulfilled?: boolean;
            /**
             * Format: uuid
             * @description Links the claim to this customer, who is its creditor from then on.
             */
            customer_id?: string;
        };
        /** ClaimWithInvoices */
        ClaimWithInvoices: {
            /**
             * Format: uuid
             * @description Names the claim in every path and in every event; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description Who owes.
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description Who is owed; null where the organisation itself is the creditor.
             */
            customer_id: string | null;
            /** @description The number of the case on letters and in payment references: MW, the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` until it was looked at, then `accepted` or `rejected`.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed. Independent of the stage; a change sends `claim.status_changed`.
             * @enum {string}
             */
            case_status: "open" | "disputed" | "closed";
            /**
             * @description Why the case was closed; null unless `case_status` is `closed`.
             * @enum {string|null}
             */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /**
             * @description How far collection has come, from the demand letters to court. A change sends `claim.collection_stage_changed`.
             * @enum {string}
             */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @description What the debt is for, as you sent it; null where you sent nothing. */
            subject_matter: string | null;
            /**
             * Format: date
             * @description The day on which the contract was concluded. German law wants it in the first letter to a private person.
             */
            contract_date: string | null;
            /**
             * @description What the debt is about: `tenancy` for rent, `standard` for all else, which is the default.
             * @enum {string}
             */
            claim_type: "standard" | "tenancy";
            /**
             * @description The currency of the invoices; always EUR.
             * @enum {string}
             */
            main_claim_currency: "EUR";
            /** @description EUR: the sum of the invoices (gross, or net where no gross is known) less credit notes, without interest and costs. */
            total_claim_amount: number;
            /**
             * @description The currency of `total_claim_amount`; always EUR.
             * @enum {string}
             */
            total_claim_currency: "EUR";
            /** @description EUR: what was paid and not reversed. It may be more than the total. */
            paid_amount: number;
            /** @description EUR: `total_claim_amount` less `paid_amount`, never below 0. The balance tells what is owed with interest and costs. */
            outstanding_amount: number;
            /** @description Whether the debtor disputes the debt. While true the case is `disputed` and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true; while false no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted; null until then and where we know no law.
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
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When anything about the claim changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
            /** @description The invoices of the claim, in the order in which they were added. */
            invoices: components["schemas"]["Invoice"][];
        };
        /** CollectionStageChangedEvent */
        CollectionStageChangedEvent: {
            /** @description Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
            id: string;
            /**
             * @description What happened; it also stands in `X-Service-Event`.
             * @enum {string}
             */
            type: "claim.collection_stage_changed";
            /**
             * Format: date-time
             * @description When the event was made, in business time.
             */
            created_at: string;
            /** @description The version of this shape, as a date. It changes only when old readers could not read the new one. */
            api_version: string;
            /** @description What happened to which claim. There are no amounts and no personal data in it. */
            data: {
                /**
                 * Format: uuid
                 * @description The claim that it happened to.
                 */
                claim_id: string;
                /** @description Your own id of the case; null where you sent none. */
                partner_reference: string | null;
                /**
                 * @description The stage that it was at; null for a claim that was just submitted.
                 * @enum {string|null}
                 */
                from_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed" | null;
                /**
                 * @description The stage that it is at now.
                 * @enum {string}
                 */
                to_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
                /**
                 * Format: date-time
                 * @description When it happened. Of two events about one claim the one with the later time counts, in whatever order they come.
                 */
                changed_at: string;
            };
        };
        /** Conflict */
        Conflict: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "Conflict";
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
            code: string;
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** CourtLegalBasis */
        CourtLegalBasis: {
            /** @description The provision or table that a figure comes from. */
            rule: string;
            /**
             * Format: date
             * @description The day from which that row of the table holds.
             */
            valid_from: string;
            /** @description Where the row was published. */
            source: string;
        };
        /** CourtReadiness */
        CourtReadiness: {
            /**
             * Format: uuid
             * @description The claim that was asked about.
             */
            claim_id: string;
            /**
             * @description The procedure that would be filed; null where none is available.
             * @enum {string|null}
             */
            procedure: "mahnklage" | "mahnbescheid" | null;
            /** @description True when nothing that is required is missing. */
            ready: boolean;
            /** @description What is missing, required or not; empty where nothing is. */
            missing: components["schemas"]["CourtReadinessGap"][];
        };
        /** CourtReadinessGap */
        CourtReadinessGap: {
            /** @description What is missing, as a word in snake_case for programs, such as `debtor_first_name`. */
            code: string;
            /** @description The field that it would stand in. */
            field: string;
            /** @description What is missing, in a sentence for people. */
            message: string;
            /** @description False for what a court can do without. */
            required: boolean;
            /** @description What there is to choose from, such as the courts of a place. */
            candidates: string[];
            /**
             * CourtReadinessMend
             * @description The request that adds what is missing; null where no request of yours can.
             */
            mend: {
                /** @description The HTTP method of the request. */
                method: string;
                /** @description The path of the request, with its ids filled in. */
                path: string;
            } | null;
        };
        /** Customer */
        Customer: {
            /**
             * Format: uuid
             * @description `customer_id` of debtors and claims; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organisation that the partner belongs to.
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description The partner that brought the customer in and gets its events.
             */
            partner_id: string;
            /** @description The business as letters and court papers name it. */
            name: string;
            /** @description Where we write to the business. */
            email: string;
            /** @description For questions of the service team; null where there is none. */
            phone: string | null;
            /**
             * CustomerAddress
             * @description Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.
             */
            address: {
                /** @description Street and house number, as on an envelope. */
                street?: string;
                /** @description Town or city. */
                city?: string;
                /** @description Postal code. */
                zip?: string;
                /** @description Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
                country?: string;
            } | null;
            /** @description What you sent to be kept with the customer; null where you sent nothing. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id without separators and in capitals; null where you sent none. */
            uid: string | null;
            /** @description Your own id for the business; null where you sent none. */
            partner_client_reference: string | null;
            /**
             * Format: date-time
             * @description When the customer was brought in first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something about the customer changed last.
             */
            updated_at: string;
        };
        /** CustomerCreate */
        CustomerCreate: {
            /** @description The business as letters and court papers name it. */
            name: string;
            /**
             * Format: email
             * @description Where the invitation to the portal, links for decisions and invoices for court fees go.
             */
            email: string;
            /**
             * Format: uuid
             * @description The partner that brings the customer in; for a partner token its own, see `GET /openapi/me`.
             */
            partner_id: string;
            /** @description For questions of the service team; null where there is none. */
            phone?: string | null;
            /**
             * CustomerAddress
             * @description Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.
             */
            address?: {
                /** @description Street and house number, as on an envelope. */
                street?: string;
                /** @description Town or city. */
                city?: string;
                /** @description Postal code. */
                zip?: string;
                /** @description Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
                country?: string;
            } | null;
            /** @description Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
            partner_client_reference?: string | null;
        };
        /** CustomerListed */
        CustomerListed: {
            /**
             * Format: uuid
             * @description `customer_id` of debtors and claims; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The organisation that the partner belongs to.
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description The partner that brought the customer in and gets its events.
             */
            partner_id: string;
            /** @description The business as letters and court papers name it. */
            name: string;
            /** @description Where we write to the business. */
            email: string;
            /** @description For questions of the service team; null where there is none. */
            phone: string | null;
            /**
             * CustomerAddress
             * @description Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.
             */
            address: {
                /** @description Street and house number, as on an envelope. */
                street?: string;
                /** @description Town or city. */
                city?: string;
                /** @description Postal code. */
                zip?: string;
                /** @description Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
                country?: string;
            } | null;
            /** @description What you sent to be kept with the customer; null where you sent nothing. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id without separators and in capitals; null where you sent none. */
            uid: string | null;
            /** @description Your own id for the business; null where you sent none. */
            partner_client_reference: string | null;
            /**
             * Format: date-time
             * @description When the customer was brought in first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something about the customer changed last.
             */
            updated_at: string;
            /** @description The partner that brought the customer in. */
            partner: {
                /**
                 * Format: uuid
                 * @description The same as `partner_id`.
                 */
                id: string;
                /** @description What the partner is called. */
                name: string;
            };
        };
        /** CustomerPatch */
        CustomerPatch: {
            /** @description The business as letters and court papers name it. */
            name?: string;
            /**
             * Format: email
             * @description Where the invitation to the portal, links for decisions and invoices for court fees go.
             */
            email?: string;
            /**
             * Format: uuid
             * @description Moves the customer to this partner; a partner token may name only its own.
             */
            partner_id?: string;
            /** @description For questions of the service team; null where there is none. */
            phone?: string | null;
            /**
             * CustomerAddress
             * @description Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.
             */
            address?: {
                /** @description Street and house number, as on an envelope. */
                street?: string;
                /** @description Town or city. */
                city?: string;
                /** @description Postal code. */
                zip?: string;
                /** @description Country, best as a two-letter code (ISO 3166-1), since law and court follow from it. */
                country?: string;
            } | null;
            /** @description Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner. */
            uid?: string | null;
            /** @description The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner. */
            partner_client_reference?: string | null;
        };
        /** Debtor */
        Debtor: {
            /**
             * Format: uuid
             * @description `debtor_id` of claims and payments; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The customer whose debtor this is; null for one of the organisation itself.
             */
            customer_id: string | null;
            /**
             * @description Whether the debtor owes as a private `person` or as a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out, it follows from `acting_as` and `not_protocolled`.
             * @enum {string}
             */
            debtor_type: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * DebtorPerson
             * @description The private person; null for a company.
             */
            person: {
                /** @description How letters begin, such as Herr or Frau. */
                salutation?: string;
                /** @description Given name; a filing at court needs it. */
                first_name?: string;
                /** @description Family name, as letters and court papers say it. */
                last_name: string;
                /**
                 * Format: date
                 * @description Day of birth. It shows who is a minor, whose case goes to a representative.
                 */
                birth_date?: string;
            } | null;
            /**
             * DebtorCompany
             * @description The business; null for a private person.
             */
            company: {
                /** @description The firm with its legal form, as the register has it. */
                company_name: string;
                /** @description Company register number (Firmenbuch or Handelsregister), such as FN 123456a. */
                firmenbuchnummer?: string;
                /** @description True for a business that is in no company register. */
                not_protocolled?: boolean;
            } | null;
            /** @description Where the debtor lives or has its seat; may be empty. */
            addresses: components["schemas"]["DebtorAddress"][];
            /** @description Email addresses and telephone numbers; may be empty. */
            communication_channels: components["schemas"]["DebtorChannel"][];
            /** @description Bank account of the debtor without spaces; null where it is not known. */
            iban: string | null;
            /** @description Bank of that account; null where it is not known. */
            bic: string | null;
            /**
             * Format: date-time
             * @description When the debtor was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something about the debtor changed last.
             */
            updated_at: string;
        };
        /** DebtorAddress */
        DebtorAddress: {
            /** @description Street and house number, as on an envelope. */
            street: string;
            /** @description Postal code; the competent court follows from it. */
            zip: string;
            /** @description Town or city. */
            city: string;
            /** @description Two-letter country code (ISO 3166-1). Law and court follow from it. */
            country: string;
            /** @description True for the address that letters go to. One of the list is; where none is marked, the first. */
            is_primary: boolean;
        };
        /** DebtorAddressBody */
        DebtorAddressBody: {
            /** @description Street and house number, as on an envelope. */
            street: string;
            /** @description Postal code; the competent court follows from it. */
            zip: string;
            /** @description Town or city. */
            city: string;
            /** @description Two-letter country code (ISO 3166-1). Law and court follow from it. */
            country: string;
            /** @description True for the address that letters go to. One of the list is; where none is marked, the first. */
            is_primary?: boolean;
        };
        /** DebtorChannel */
        DebtorChannel: {
            /**
             * @description What kind of address `value` is.
             * @enum {string}
             */
            type: "email" | "phone" | "mobile";
            /** @description The email address or the telephone number. */
            value: string;
            /** @description True for the one that we use first. One of the list is; where none is marked, the first. */
            is_primary: boolean;
        };
        /** DebtorChannelBody */
        DebtorChannelBody: {
            /**
             * @description What kind of address `value` is.
             * @enum {string}
             */
            type: "email" | "phone" | "mobile";
            /** @description The email address or the telephone number. */
            value: string;
            /** @description True for the one that we use first. One of the list is; where none is marked, the first. */
            is_primary?: boolean;
        };
        /** DebtorCreate */
        DebtorCreate: {
            /**
             * @description Whether the debtor owes as a private `person` or as a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out, it follows from `acting_as` and `not_protocolled`.
             * @enum {string}
             */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * Format: uuid
             * @description The customer whose debtor this is. A partner token must send it for a new debtor.
             */
            customer_id?: string | null;
            /**
             * DebtorPerson
             * @description The private person; null for a company.
             */
            person?: {
                /** @description How letters begin, such as Herr or Frau. */
                salutation?: string;
                /** @description Given name; a filing at court needs it. */
                first_name?: string;
                /** @description Family name, as letters and court papers say it. */
                last_name: string;
                /**
                 * Format: date
                 * @description Day of birth. It shows who is a minor, whose case goes to a representative.
                 */
                birth_date?: string;
            } | null;
            /**
             * DebtorCompany
             * @description The business; null for a private person.
             */
            company?: {
                /** @description The firm with its legal form, as the register has it. */
                company_name: string;
                /** @description Company register number (Firmenbuch or Handelsregister), such as FN 123456a. */
                firmenbuchnummer?: string;
                /** @description True for a business that is in no company register. */
                not_protocolled?: boolean;
            } | null;
            /** @description Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Email addresses and telephone numbers. A list that is sent replaces the stored one. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
            iban?: string | null;
            /** @description Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
            bic?: string | null;
        };
        /** DebtorPatch */
        DebtorPatch: {
            /**
             * @description Whether the debtor owes as a private `person` or as a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as?: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out, it follows from `acting_as` and `not_protocolled`.
             * @enum {string}
             */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * Format: uuid
             * @description The customer whose debtor this is. A partner token must send it for a new debtor.
             */
            customer_id?: string | null;
            /**
             * DebtorPerson
             * @description The private person; null for a company.
             */
            person?: {
                /** @description How letters begin, such as Herr or Frau. */
                salutation?: string;
                /** @description Given name; a filing at court needs it. */
                first_name?: string;
                /** @description Family name, as letters and court papers say it. */
                last_name: string;
                /**
                 * Format: date
                 * @description Day of birth. It shows who is a minor, whose case goes to a representative.
                 */
                birth_date?: string;
            } | null;
            /**
             * DebtorCompany
             * @description The business; null for a private person.
             */
            company?: {
                /** @description The firm with its legal form, as the register has it. */
                company_name: string;
                /** @description Company register number (Firmenbuch or Handelsregister), such as FN 123456a. */
                firmenbuchnummer?: string;
                /** @description True for a business that is in no company register. */
                not_protocolled?: boolean;
            } | null;
            /** @description Where the debtor lives or has its seat. A list that is sent replaces the stored one. */
            addresses?: components["schemas"]["DebtorAddressBody"][];
            /** @description Email addresses and telephone numbers. A list that is sent replaces the stored one. */
            communication_channels?: components["schemas"]["DebtorChannelBody"][];
            /** @description Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it. */
            iban?: string | null;
            /** @description Bank of that account: 8 or 11 characters, spaces ignored; null clears it. */
            bic?: string | null;
        };
        /** Delivery */
        Delivery: {
            /**
             * Format: uuid
             * @description The value of the header `X-Service-Delivery`, the same on every attempt.
             */
            id: string;
            /** @description The `id` of the event that is sent. */
            event_id: string;
            /** @description The `type` of the event. */
            type: string;
            /**
             * Format: uuid
             * @description The claim that the event is about.
             */
            claim_id: string;
            /**
             * @description `pending` until an attempt got a 2xx (`delivered`) or the sixth failed (`failed`).
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Why it failed without six failures: `webhook_disabled`, or `set_aside` by us. Null otherwise. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null unless it is `pending`.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the event was made.
             */
            created_at: string;
            /** @description Every attempt so far, in order. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** DeliveryAttempt */
        DeliveryAttempt: {
            /** @description Which attempt it was, from 1; there are at most six. */
            number: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /** @description The address that it went to. */
            url: string;
            /** @description The HTTP status of the answer; null where none came. */
            status_code: number | null;
            /** @description How long it took, in milliseconds. */
            duration_ms: number;
            /** @description Why no answer came, in words; null where one came. */
            error: string | null;
            /** @description The first bytes of the answer, as text. */
            response_head: string;
        };
        /** Document */
        Document: {
            /**
             * Format: uuid
             * @description Names the document in the paths of download and deletion; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that the file belongs to.
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description The organisation of the claim.
             */
            organization_id: string;
            /** @description The generated name under which it is stored. */
            filename: string;
            /** @description The name of the file as it was uploaded; downloads bear it. */
            original_filename: string;
            /** @description Size of the file in bytes. */
            file_size: number;
            /** @description Media type, found from the content of the file; downloads have it too. */
            mime_type: string;
            /**
             * @description What the file is, as the sender said.
             * @enum {string}
             */
            document_type: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
            /**
             * @description Who sees the file besides the service team: the creditor and you, or you alone (`partner_only`, for partner tokens).
             * @enum {string}
             */
            visibility: "creditor" | "partner_only";
            /** @description What the sender wrote about the file; null where nothing was written. */
            description: string | null;
            /**
             * @description How far the file is: `uploaded` once it is stored whole, which it is when the upload is answered.
             * @enum {string}
             */
            processing_status: "pending" | "uploaded" | "processing" | "completed" | "failed";
            /**
             * Format: date-time
             * @description When the file was stored.
             */
            created_at: string;
        };
        /** DocumentUpload */
        DocumentUpload: {
            /**
             * Format: binary
             * @description The file: PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, GIF or WEBP.
             */
            file: string;
            /**
             * @description What the file is; `general` where nothing is sent.
             * @enum {string}
             */
            documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
            /** @description What the file shows, in words for those who may see it. */
            description?: string;
            /**
             * @description Who sees the file besides the service team: the creditor and you, or you alone (`partner_only`, for partner tokens). Default `creditor`.
             * @enum {string}
             */
            visibility?: "creditor" | "partner_only";
        };
        /** Drift */
        Drift: {
            /** @description The claims that stand otherwise with us, as they stand with us. */
            differing: components["schemas"]["DriftedClaim"][];
            /** @description Ids of claims that we do not know, or that are not yours. */
            unknown: string[];
        };
        /** DriftBody */
        DriftBody: {
            /** @description The claims as you know them. */
            claims: components["schemas"]["DriftRow"][];
        };
        /** DriftRow */
        DriftRow: {
            /**
             * Format: uuid
             * @description The claim, by its `id`.
             */
            claim_id: string;
            /**
             * @description The stage that it is at.
             * @enum {string}
             */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /**
             * @description Whether the case is open, disputed or closed.
             * @enum {string}
             */
            case_status: "open" | "disputed" | "closed";
            /**
             * @description Why it was closed; null unless it is.
             * @enum {string|null}
             */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
        };
        /** DriftedClaim */
        DriftedClaim: {
            /**
             * Format: uuid
             * @description The claim, by its `id`.
             */
            claim_id: string;
            /**
             * @description The stage that it is at.
             * @enum {string}
             */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /**
             * @description Whether the case is open, disputed or closed.
             * @enum {string}
             */
            case_status: "open" | "disputed" | "closed";
            /**
             * @description Why it was closed; null unless it is.
             * @enum {string|null}
             */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        /** EventEnvelope */
        EventEnvelope: {
            /** @description Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
            id: string;
            /** @description What happened. New types may come: skip those that you do not know. */
            type: string;
            /**
             * Format: date-time
             * @description When the event was made, in business time.
             */
            created_at: string;
            /** @description The version of this shape, as a date. It changes only when old readers could not read the new one. */
            api_version: string;
            /** @description What the type says about it. */
            data: {
                [key: string]: unknown;
            };
        };
        /** Failure */
        Failure: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description The kind of refusal; the same for all with this status. */
            error: string;
            /** @description The same as `X-Request-Id`. Tell us; it finds the request in our log. */
            request_id: string;
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** FeedActivity */
        FeedActivity: {
            /**
             * @description Tells such a row from an event.
             * @enum {string}
             */
            type: "activity";
            /**
             * @description Reading a file ended, with nothing to check or with something that the team checks first; the claim was blocked, or goes on. The claim and its invoices tell more.
             * @enum {string}
             */
            kind: "reading_finished" | "reading_doubtful" | "blocked" | "unblocked";
            /**
             * Format: uuid
             * @description The claim that it happened to.
             */
            claim_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
        };
        /** Installment */
        Installment: {
            /** @description The place of the instalment in the plan, from 1. */
            number: number;
            /**
             * Format: date
             * @description The day by which it is to be paid.
             */
            due_date: string;
            /** @description EUR to be paid by then. */
            amount: number;
            /**
             * @description Whether payments since the plan was agreed cover it; `overdue` once its day is over and they do not.
             * @enum {string}
             */
            status: "paid" | "open" | "overdue";
        };
        /** InstallmentPlan */
        InstallmentPlan: {
            /**
             * Format: uuid
             * @description Names this plan; a claim that gets a new plan gets a new id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that is paid by instalments.
             */
            claim_id: string;
            /**
             * @description `active` while it runs; `cancelled` after a missed instalment or by the team; `completed` once all is paid; `ended` where the case was closed for another reason.
             * @enum {string}
             */
            status: "active" | "cancelled" | "completed" | "ended";
            /** @description EUR that the instalments add up to. */
            total_amount: number;
            /** @description EUR that were paid since the plan was agreed, at most its total. */
            paid_amount: number;
            /**
             * @description Who made the plan with the debtor: our team, the debtor in the portal, or a move in the sandbox.
             * @enum {string}
             */
            agreed_via: "team" | "debtor_portal" | "sandbox";
            /** @description What is to be paid when, in the order of the due dates. */
            installments: components["schemas"]["Installment"][];
            /**
             * Format: date-time
             * @description When the plan was agreed.
             */
            created_at: string;
        };
        /** Invoice */
        Invoice: {
            /**
             * Format: uuid
             * @description Names the invoice in paths; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that the invoice belongs to.
             */
            claim_id: string;
            /** @description The number that the creditor gave the invoice. Null where it is not known. */
            invoice_number: string | null;
            /** @description Who issued the invoice, as printed on it. Null where it is not known. */
            invoice_issuer: string | null;
            /** @description Whom the invoice is addressed to, as printed on it. Null where it is not known. */
            invoice_recipient: string | null;
            /** @description What was delivered or done, in the words of the invoice. Null where it is not known. */
            subject: string | null;
            /** @description EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
            invoice_amount_net: number | null;
            /** @description EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
            invoice_amount_gross: number | null;
            /**
             * Format: date
             * @description The day that the invoice bears. Null where it is not known.
             */
            invoice_issue_date: string | null;
            /**
             * Format: date
             * @description The day by which it was to be paid; default and interest follow from it. Null where it is not known.
             */
            invoice_due_date: string | null;
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim. Null where it is not known. */
            creditor_reminder_fees_incurred: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed: boolean;
            /**
             * @description How far reading the file is: `manual` where there is none, `pending` and `processing` while it is read, then `completed` or `failed`.
             * @enum {string}
             */
            data_extraction_status: "manual" | "pending" | "processing" | "completed" | "failed";
            /** @description How sure the reading is, 0 to 1; null where no file was read, or not yet. */
            data_extraction_confidence: number | null;
            /** @description EUR; the sum of its credit notes, 0 where it has none. */
            credited_amount: number;
            /**
             * Format: date-time
             * @description When the invoice was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something about the invoice changed last, by a person or by reading its file.
             */
            updated_at: string;
        };
        /** InvoiceChange */
        InvoiceChange: {
            /** @description The number that the creditor gave the invoice. Null where it is not known. */
            invoice_number?: string | null;
            /** @description Who issued the invoice, as printed on it. Null where it is not known. */
            invoice_issuer?: string | null;
            /** @description Whom the invoice is addressed to, as printed on it. Null where it is not known. */
            invoice_recipient?: string | null;
            /** @description What was delivered or done, in the words of the invoice. Null where it is not known. */
            subject?: string | null;
            /** @description EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
            invoice_amount_net?: number | null;
            /** @description EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
            invoice_amount_gross?: number | null;
            /**
             * Format: date
             * @description The day that the invoice bears. Null where it is not known.
             */
            invoice_issue_date?: string | null;
            /**
             * Format: date
             * @description The day by which it was to be paid; default and interest follow from it. Null where it is not known.
             */
            invoice_due_date?: string | null;
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim. Null where it is not known. */
            creditor_reminder_fees_incurred?: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed?: boolean;
        };
        /** InvoiceCreate */
        InvoiceCreate: {
            /** @description The number that the creditor gave the invoice. Null where it is not known. */
            invoice_number?: string | null;
            /** @description Who issued the invoice, as printed on it. Null where it is not known. */
            invoice_issuer?: string | null;
            /** @description Whom the invoice is addressed to, as printed on it. Null where it is not known. */
            invoice_recipient?: string | null;
            /** @description What was delivered or done, in the words of the invoice. Null where it is not known. */
            subject?: string | null;
            /** @description EUR without VAT. It counts for the total where no gross amount is known. Null where it is not known. */
            invoice_amount_net?: number | null;
            /** @description EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
            invoice_amount_gross?: number | null;
            /**
             * Format: date
             * @description The day that the invoice bears. Null where it is not known.
             */
            invoice_issue_date?: string | null;
            /**
             * Format: date
             * @description The day by which it was to be paid; default and interest follow from it. Null where it is not known.
             */
            invoice_due_date?: string | null;
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim. Null where it is not known. */
            creditor_reminder_fees_incurred?: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed?: boolean;
        };
        /** InvoiceCredit */
        InvoiceCredit: {
            /** @description EUR to take off, at most what is left of the invoice. */
            amount: number;
            /** @description Why, in words for the service team. */
            reason: string;
        };
        /** InvoiceUpload */
        InvoiceUpload: {
            /**
             * Format: binary
             * @description The invoice as a PDF, with or without an e-invoice in it.
             */
            file: string;
            /** @description The number that the creditor gave the invoice. Read from the file where it is left out. */
            invoice_number?: string;
            /** @description EUR with VAT; what the invoice adds to the total of the claim. With a decimal point, at most 999999999.99. Read from the file where it is left out. */
            total_amount?: string;
            /** @description The day by which it was to be paid; default and interest follow from it. YYYY-MM-DD. Read from the file where it is left out. */
            maturity_date?: string;
            /** @description The day that the invoice bears. YYYY-MM-DD. Read from the file where it is left out. */
            issue_date?: string;
            /** @description Who issued the invoice, as printed on it. Read from the file where it is left out. */
            invoice_issuer?: string;
            /** @description Whom the invoice is addressed to, as printed on it. Read from the file where it is left out. */
            invoice_recipient?: string;
            /** @description What was delivered or done, in the words of the invoice. Read from the file where it is left out. */
            subject?: string;
            /** @description EUR without VAT. It counts for the total where no gross amount is known. With a decimal point, at most 999999999.99. Read from the file where it is left out. */
            invoice_amount_net?: string;
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim. With a decimal point, at most 999999999.99. Read from the file where it is left out. */
            creditor_reminder_fees_incurred?: string;
        };
        /** LawsuitDecision */
        LawsuitDecision: {
            /**
             * Format: uuid
             * @description The claim that the decision is about.
             */
            claim_id: string;
            /**
             * @description `sue`: the claim goes to court. `decline`: it does not.
             * @enum {string}
             */
            decision: "sue" | "decline";
            /**
             * Format: date-time
             * @description When the decision was made.
             */
            decided_at: string;
            /**
             * @description Where: through the `api`, or in the `portal`, which is also where the mailed link leads.
             * @enum {string}
             */
            decided_via: "api" | "portal";
            /** @description Whether a lawyer files it; null after `decline` and where none may. */
            wants_lawyer: boolean | null;
            /**
             * @description `svc_network`: we name one. `wunschanwalt`: the creditor has one. Null without a lawyer.
             * @enum {string|null}
             */
            lawyer_type: "svc_network" | "wunschanwalt" | null;
            /** @description EUR: the sum of the claim's invoices less credit notes, whatever was paid. */
            streitwert: number;
            /** @description EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
            amount_to_claim: number;
            /** @description EUR that the court asks, as estimated on that day; null where there was no procedure. */
            court_fees: number | null;
            /** @description EUR for the lawyer, without VAT, as estimated on that day; null without a lawyer. */
            lawyer_fees_net: number | null;
            /** @description The same with VAT. */
            lawyer_fees_gross: number | null;
        };
        /** LawsuitDecisionBody */
        LawsuitDecisionBody: {
            /**
             * @description `sue`: go to court. `decline`: do not.
             * @enum {string}
             */
            decision: "sue" | "decline";
            /** @description Austria only; must be true when the estimate says lawyer_required. */
            wants_lawyer?: boolean;
            /**
             * @description `svc_network`: we name one. `wunschanwalt`: the creditor has one. Required with a lawyer.
             * @enum {string}
             */
            lawyer_type?: "svc_network" | "wunschanwalt";
            /** @description First name of the lawyer. Required for `wunschanwalt`, and only sent then. */
            wunschanwalt_first_name?: string;
            /** @description Family name of the lawyer. Required for `wunschanwalt`, and only sent then. */
            wunschanwalt_last_name?: string;
            /** @description Where the lawyer has an office. Required for `wunschanwalt`, and only sent then. */
            wunschanwalt_location?: string;
            /**
             * Format: email
             * @description Where we write to the lawyer. Required for `wunschanwalt`, and only sent then.
             */
            wunschanwalt_email?: string;
        };
        /** LawsuitDecisionLink */
        LawsuitDecisionLink: {
            /** @description The customer's email address, masked: e…@h….at. */
            sent_to: string;
            /**
             * Format: date-time
             * @description When the link stops working: 14 days after it was made.
             */
            expires_at: string;
            /** @description The link itself. Null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it. */
            url: string | null;
        };
        /** LawsuitEstimate */
        LawsuitEstimate: {
            /**
             * Format: uuid
             * @description The claim that was asked about.
             */
            claim_id: string;
            /** @description Country of the debtor's primary address; null where there is no address. */
            country: string | null;
            /**
             * @description The court’s dunning procedure in that country: `mahnklage` in Austria, `mahnbescheid` in Germany. Null where there is none.
             * @enum {string|null}
             */
            procedure: "mahnklage" | "mahnbescheid" | null;
            /** @description Whether the claim can go to court as it stands. */
            available: boolean;
            /**
             * @description Why it cannot; null while it can.
             * @enum {string|null}
             */
            unavailable_reason: "no_address" | "debtor_country" | "no_amount" | "amount_above_limit" | "obligation_not_fulfilled" | null;
            /** @description EUR: the sum of the claim's invoices less credit notes, whatever was paid. */
            streitwert: number;
            /** @description EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
            amount_to_claim: number;
            /** @description EUR that the court asks for the filing; null while no procedure is available. */
            court_fees: number | null;
            /**
             * @description Whether a lawyer must, may or may not file it; null where there is no procedure.
             * @enum {string|null}
             */
            lawyer: "lawyer_required" | "lawyer_optional" | "lawyer_not_allowed" | null;
            /** @description EUR for a lawyer, without VAT; null where none may file, or no procedure is available. */
            lawyer_fees_net: number | null;
            /** @description The same with VAT. */
            lawyer_fees_gross: number | null;
            /** @description EUR that surely arise: the court fee and, only where one is required, a lawyer with VAT. Null while no procedure is available. */
            total_costs: number | null;
            /** @description EUR: a lawyer with VAT where one is possible and not required; null otherwise. */
            optional_lawyer_fees_gross: number | null;
            /** @description The court that would get it; null where too little is known to tell. */
            competent_court: string | null;
            /** @description The tables that were used. */
            legal_basis: components["schemas"]["CourtLegalBasis"][];
            /** @description What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
            warnings: components["schemas"]["TableWarning"][];
            /** @description True while a decision can be sent: at `dunning_action_recommended`, and none was made. */
            decision_open: boolean;
            /** @description True once a decision was made. */
            decided: boolean;
        };
        /** LegalBasis */
        LegalBasis: {
            /** @description The table of the law that the figure comes from. */
            rule: string;
            /**
             * Format: date
             * @description The day from which that row of the table holds.
             */
            valid_from: string;
            /** @description Where the row was published. */
            source: string;
        };
        /** LimitError */
        LimitError: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "Too Many Requests";
            /** @description The limit that was reached. */
            details: {
                /** @description How many requests the token has in an hour. */
                limit: number;
                /** @description What they are counted in: a clock hour, UTC. */
                window: string;
                /**
                 * Format: date-time
                 * @description When the next hour begins and counting starts anew.
                 */
                resets_at: string;
            };
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** Me */
        Me: {
            /**
             * Format: uuid
             * @description The id of the token. It is no secret: payments that you record bear it.
             */
            id: string;
            /** @description What our team called the token when it made it. */
            name: string;
            /**
             * @description Whom it speaks for: one `partner`, or the whole client `organization`, which may also be the creditor.
             * @enum {string}
             */
            kind: "partner" | "organization";
            /**
             * @description Whether it opens test data or the real thing; the other answers 401.
             * @enum {string}
             */
            mode: "sandbox" | "live";
            /** @description How many requests it has in each clock hour (UTC). */
            rate_limit_per_hour: number;
            /**
             * Format: date-time
             * @description When it stops being valid; null where it does not expire.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The organisation whose rows it sees. */
            organization: {
                /**
                 * Format: uuid
                 * @description The id of the organisation.
                 */
                id: string;
                /** @description What the organisation is called. */
                name: string;
            };
            /** @description The partner that it belongs to, for `partner_id` of new customers; null for a token of the organisation. */
            partner: {
                /**
                 * Format: uuid
                 * @description The id of the partner.
                 */
                id: string;
                /** @description What the partner is called. */
                name: string;
            } | null;
        };
        /** Payment */
        Payment: {
            /**
             * Format: uuid
             * @description Names the payment; we make it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that was paid.
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description The debtor of the claim.
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description The organisation of the claim.
             */
            organization_id: string;
            /** @description EUR that were paid. */
            amount: number;
            /**
             * @description The currency of the amount; always EUR.
             * @enum {string}
             */
            currency: "EUR";
            /**
             * @description How the debtor paid.
             * @enum {string}
             */
            payment_method: "bank_transfer" | "credit_card" | "debit_card" | "direct_debit" | "cash" | "check" | "wallet" | "sepa" | "card" | "online_payment" | "mobile_payment" | "other";
            /**
             * Format: date
             * @description The day on which the debtor paid.
             */
            payment_date: string;
            /**
             * Format: date
             * @description The day from which the money counts; interest stops for it on that day.
             */
            value_date: string;
            /** @description The remittance text or another reference of the payment. Null where there is none. */
            reference: string | null;
            /** @description Your own id of the payment, or that of your bank. Null where there is none. */
            external_reference: string | null;
            /**
             * @description `completed`, or `reversed` once the money went back; a reversed payment counts nowhere.
             * @enum {string}
             */
            status: "completed" | "reversed";
            /**
             * @description Who has the money: us, through our bank account, or the creditor.
             * @enum {string}
             */
            received_by: "us" | "creditor";
            /** @description What was written about the payment; null where nothing was. */
            notes: string | null;
            /**
             * Format: date-time
             * @description When the payment was recorded.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The token or the member of our team that recorded or reversed it last; null where a job of ours did.
             */
            updated_by: string | null;
        };
        /** PaymentCreate */
        PaymentCreate: {
            /** @description EUR that the debtor paid. More than is owed is recorded too. */
            amount: number;
            /**
             * @description The currency of the amount; only EUR, which is the default.
             * @enum {string}
             */
            currency?: "EUR";
            /**
             * Format: date
             * @description The day on which the debtor paid. Not in the future; today in Vienna when it is left out.
             */
            payment_date?: string;
            /**
             * Format: date
             * @description The day from which the money counts; interest stops for it on that day. Default: `payment_date`.
             */
            value_date?: string;
            /**
             * @description How the debtor paid. Default `bank_transfer`.
             * @enum {string}
             */
            method?: "bank_transfer" | "credit_card" | "debit_card" | "direct_debit" | "cash" | "check" | "wallet" | "sepa" | "card" | "online_payment" | "mobile_payment" | "other";
            /** @description The remittance text or another reference of the payment. Null where there is none. */
            reference?: string | null;
            /** @description Your own id of the payment, or that of your bank. Null where there is none. */
            external_reference?: string | null;
            /** @description Anything else about the payment, for people. Null where there is none. */
            notes?: string | null;
            /** @description The account that the money came from. We keep it and never answer it. */
            iban?: string | null;
        };
        /** Problem */
        Problem: {
            /** @description Where the fault is: the name of a field or parameter, with dots into objects and lists. */
            field: string;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
            code: string;
            /** @description What is wrong with it, in English, to be read after the name of the field. */
            message: string;
        };
        /** Question */
        Question: {
            /**
             * Format: uuid
             * @description Names the question in the path of its answer.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that the question is about.
             */
            claim_id: string;
            /** @description What our team asks. */
            text: string;
            /**
             * Format: date-time
             * @description When it was asked.
             */
            asked_at: string;
            /** @description What was answered; null until somebody has. */
            answer: string | null;
            /**
             * Format: date-time
             * @description When it was answered; null until then.
             */
            answered_at: string | null;
            /** @description Name of the person, or of the partner, that answered; null until somebody has. */
            answered_by: string | null;
            /** @description What came with the answer; documents of the claim. */
            files: components["schemas"]["AnswerFile"][];
        };
        /** QuestionAnswer */
        QuestionAnswer: {
            /** @description What you answer, in words for our team. */
            text: string;
        };
        /** Refusal */
        Refusal: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description The kind of refusal; the same for all with this status. Some refusals have none. */
            error?: string;
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** RevenueShare */
        RevenueShare: {
            /**
             * Format: uuid
             * @description Names this line; `reverses` of another one may point to it.
             */
            id: string;
            /**
             * Format: uuid
             * @description The partner that gets the share.
             */
            partner_id: string;
            /**
             * Format: uuid
             * @description The claim on which the fee was earned.
             */
            claim_id: string;
            /**
             * Format: uuid
             * @description The creditor of that claim.
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description The fee that it is a part of, see the fees of the claim.
             */
            fee_id: string;
            /**
             * @description `success`: on a payment; `filing`: for a court filing.
             * @enum {string}
             */
            fee_kind: "success" | "filing";
            /**
             * Format: uuid
             * @description The payment that earned the fee; null for a filing.
             */
            payment_id: string | null;
            /** @description EUR. What we earned; negative on a reversal. */
            fee_amount: number;
            /** @description Your part of the fee, 0 to 1, as it was agreed when the fee was earned. */
            commission_rate: number;
            /** @description EUR. The partner's part of the fee; negative on a reversal. */
            amount: number;
            /**
             * @description `accrued` once it is earned, `approved` once our team has checked it, `paid_out` with its statement.
             * @enum {string}
             */
            status: "accrued" | "approved" | "paid_out";
            /**
             * Format: uuid
             * @description The share that this line takes back; null on one that was earned.
             */
            reverses: string | null;
            /**
             * Format: uuid
             * @description The statement with which it was paid out; null until then.
             */
            payout_id: string | null;
            /**
             * Format: date-time
             * @description When the fee was earned, or taken back.
             */
            created_at: string;
        };
        /** RevenueStatement */
        RevenueStatement: {
            /**
             * Format: uuid
             * @description Names the statement in the paths of its files; `payout_id` of its shares.
             */
            id: string;
            /** @description The month up to whose end it was paid out, as YYYY-MM. */
            month: string;
            /** @description The number of the statement, for your bookkeeping. */
            number: string;
            /** @description How many shares it pays. */
            line_count: number;
            /** @description EUR: the sum of its lines, without VAT. */
            amount: number;
            /**
             * CreditNoteVat
             * @description What the statement says as a credit note; null on statements that are older than that.
             */
            credit_note: {
                /**
                 * @description `domestic`: the standard rate of the issuer’s country. `reverse_charge`: the partner is in another member state of the EU, and the issuer owes the tax. `none`: no VAT is shown, for the reason given.
                 * @enum {string}
                 */
                treatment: "domestic" | "reverse_charge" | "none";
                /**
                 * @description `issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `no_uid`: the partner has no VAT id. `uid_outside_eu`: the VAT id of the partner is of no member state. Null where VAT is treated otherwise.
                 * @enum {string|null}
                 */
                reason: "issuer_unknown" | "no_uid" | "uid_outside_eu" | null;
                /** @description EUR: the sum of the lines. */
                net: number;
                /** @description The rate of VAT as a fraction, such as 0.2; 0 where no VAT is shown. */
                rate: number;
                /** @description EUR of VAT on the sum; 0 where no VAT is shown. */
                vat: number;
                /** @description EUR that the partner is paid. */
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
                /** @description The VAT id of the issuer; null where it is not known. */
                issuer_uid: string | null;
                /** @description The VAT id of the partner; null where it is not known. */
                partner_uid: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it was paid out.
             */
            created_at: string;
        };
        /** SandboxAdvance */
        SandboxAdvance: {
            /**
             * Format: date-time
             * @description Where the clock stands now.
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
             * @description The business time of the sandbox.
             */
            now: string;
        };
        /** SandboxClosure */
        SandboxClosure: {
            /**
             * @description Why the case is closed, as the team would say.
             * @enum {string}
             */
            closure_reason: "written_off" | "withdrawn" | "disputed";
        };
        /** SandboxPayment */
        SandboxPayment: {
            /** @description EUR that the debtor pays today, by bank transfer. */
            amount: number;
        };
        /** SandboxStageMove */
        SandboxStageMove: {
            /**
             * @description Where the claim goes; the move must stand in the stage table.
             * @enum {string}
             */
            to_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
        };
        /** StatusChangedEvent */
        StatusChangedEvent: {
            /** @description Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once. */
            id: string;
            /**
             * @description What happened; it also stands in `X-Service-Event`.
             * @enum {string}
             */
            type: "claim.status_changed";
            /**
             * Format: date-time
             * @description When the event was made, in business time.
             */
            created_at: string;
            /** @description The version of this shape, as a date. It changes only when old readers could not read the new one. */
            api_version: string;
            /** @description What happened to which claim. There are no amounts and no personal data in it. */
            data: {
                /**
                 * Format: uuid
                 * @description The claim that it happened to.
                 */
                claim_id: string;
                /** @description Your own id of the case; null where you sent none. */
                partner_reference: string | null;
                /**
                 * @description How the case stood.
                 * @enum {string}
                 */
                from_status: "open" | "disputed" | "closed";
                /**
                 * @description How the case stands now.
                 * @enum {string}
                 */
                to_status: "open" | "disputed" | "closed";
                /**
                 * @description Why it was closed; null unless `to_status` is `closed`.
                 * @enum {string|null}
                 */
                closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
                /**
                 * Format: date-time
                 * @description When it happened. Of two events about one claim the one with the later time counts, in whatever order they come.
                 */
                changed_at: string;
            };
        };
        /** TableWarning */
        TableWarning: {
            /**
             * @description `table_unconfirmed`: nobody has confirmed the figures of this row. `rate_may_have_changed`: on the day of the amounts another figure was to be expected, and the table has none yet.
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
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "Payload Too Large";
            /** @description Where there is no room for the files: `storage_quota`, and to whom the figures are known, these. */
            details?: {
                /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. */
                code: string;
                /** @description How many bytes the files of the organisation take. */
                used_bytes?: number;
                /** @description How many bytes they may take. */
                quota_bytes?: number;
            };
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** UploadedInvoice */
        UploadedInvoice: {
            /**
             * Format: uuid
             * @description Names the invoice in paths; ask for it to see what was read from the file.
             */
            id: string;
            /**
             * Format: uuid
             * @description The claim that the invoice belongs to.
             */
            claim_id: string;
            /** @description The number that the creditor gave the invoice. Null where it is not known. */
            invoice_number: string | null;
            /** @description EUR with VAT; what the invoice adds to the total of the claim. Null where it is not known. */
            invoice_amount_gross: number | null;
            /**
             * Format: date
             * @description The day by which it was to be paid; default and interest follow from it. Null where it is not known.
             */
            invoice_due_date: string | null;
            /**
             * Format: date
             * @description The day that the invoice bears. Null where it is not known.
             */
            invoice_issue_date: string | null;
            /** @description Who issued the invoice, as printed on it. Null where it is not known. */
            invoice_issuer: string | null;
            /** @description Whom the invoice is addressed to, as printed on it. Null where it is not known. */
            invoice_recipient: string | null;
            /** @description What was delivered or done, in the words of the invoice. Null where it is not known. */
            subject: string | null;
            /**
             * Format: date-time
             * @description When the file was stored.
             */
            created_at: string;
        };
        /** ValidationError */
        ValidationError: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "VALIDATION_ERROR";
            /** @description Every fault of the request at once. */
            details: components["schemas"]["Problem"][];
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** Webhook */
        Webhook: {
            /**
             * Format: uuid
             * @description Names the webhook; a partner has at most one.
             */
            id: string;
            /**
             * Format: uuid
             * @description The partner whose events are sent.
             */
            partner_id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Whether events are sent. What happens while it is off is never sent later. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the webhook was set up.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its address, its secret or its switch changed last.
             */
            updated_at: string;
        };
        /** WebhookUrl */
        WebhookUrl: {
            /** @description Where events are to be sent: https, at most 2,048 characters. */
            url: string;
        };
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description Names the webhook; a partner has at most one.
             */
            id: string;
            /**
             * Format: uuid
             * @description The partner whose events are sent.
             */
            partner_id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Whether events are sent. What happens while it is off is never sent later. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the webhook was set up.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its address, its secret or its switch changed last.
             */
            updated_at: string;
            /** @description Verifies the signature of every event. It is shown only this once. */
            secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names the request. Tell us; it finds it in our log. */
        "X-Request-Id": string;
        /** @description How many requests the token has in this clock hour (UTC). */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left. */
        "X-RateLimit-Remaining": number;
        /** @description When the next hour begins, in Unix seconds. */
        "X-RateLimit-Reset": number;
        /** @description After how many seconds to try again. */
        "Retry-After": number;
        /** @description `true` on an answer that was given before to the same `Idempotency-Key`; missing on a first answer. */
        "Idempotent-Replayed": "true";
        /** @description Always an attachment, with the name of the file. */
        "Content-Disposition": string;
        /** @description The hash of the file, for `If-None-Match` and `If-Range`. */
        ETag: string;
        /** @description Which bytes of how many these are. */
        "Content-Range": string;
    };
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
            /** @description What this token is: its organisation, its partner, its limit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000001",
                     *         "name": "ERP of the law firm",
                     *         "kind": "partner",
                     *         "mode": "sandbox",
                     *         "rate_limit_per_hour": 1000,
                     *         "expires_at": null,
                     *         "created_at": "2026-05-14T09:30:00.000Z",
                     *         "organization": {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000002",
                     *           "name": "Forderungsservice Donau GmbH"
                     *         },
                     *         "partner": {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000003",
                     *           "name": "Kanzlei Hofstetter & Partner"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Me"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Only customers that this partner brought in.
                 * @example 019e2b7a-51c0-7000-8000-000000000003
                 */
                partner_id?: string;
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers of the organisation, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000005",
                     *           "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *           "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *           "name": "Tischlerei Brandstätter GmbH",
                     *           "email": "buchhaltung@brandstaetter.example",
                     *           "phone": null,
                     *           "address": {
                     *             "street": "Neubaugasse 38",
                     *             "city": "Wien",
                     *             "zip": "1070",
                     *             "country": "AT"
                     *           },
                     *           "metadata": null,
                     *           "uid": "ATU68342194",
                     *           "partner_client_reference": "M-2041",
                     *           "created_at": "2026-05-15T09:30:00.000Z",
                     *           "updated_at": "2026-05-15T09:30:00.000Z",
                     *           "partner": {
                     *             "id": "019e2b7a-51c0-7000-8000-000000000003",
                     *             "name": "Kanzlei Hofstetter & Partner"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["CustomerListed"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "name": "Tischlerei Brandstätter GmbH",
                 *       "email": "buchhaltung@brandstaetter.example",
                 *       "address": {
                 *         "street": "Neubaugasse 38",
                 *         "zip": "1070",
                 *         "city": "Wien",
                 *         "country": "AT"
                 *       },
                 *       "uid": "ATU68342194",
                 *       "partner_client_reference": "M-2041",
                 *       "partner_id": "019e2b7a-51c0-7000-8000-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The customer was there already; keys that it lacked were added, nothing else was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description Whether the customer was there already, found by a key that was sent.
                         * @enum {boolean}
                         */
                        reused: true;
                        /** @description The customer, with the keys that it has now. */
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description A new customer, who is invited to the portal by email. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "reused": false,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *         "name": "Tischlerei Brandstätter GmbH",
                     *         "email": "buchhaltung@brandstaetter.example",
                     *         "phone": null,
                     *         "address": {
                     *           "street": "Neubaugasse 38",
                     *           "city": "Wien",
                     *           "zip": "1070",
                     *           "country": "AT"
                     *         },
                     *         "metadata": null,
                     *         "uid": "ATU68342194",
                     *         "partner_client_reference": "M-2041",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description Whether the customer was there already, found by a key that was sent.
                         * @enum {boolean}
                         */
                        reused: false;
                        /** @description The customer, with the keys that it has now. */
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000005
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *         "name": "Tischlerei Brandstätter GmbH",
                     *         "email": "buchhaltung@brandstaetter.example",
                     *         "phone": null,
                     *         "address": {
                     *           "street": "Neubaugasse 38",
                     *           "city": "Wien",
                     *           "zip": "1070",
                     *           "country": "AT"
                     *         },
                     *         "metadata": null,
                     *         "uid": "ATU68342194",
                     *         "partner_client_reference": "M-2041",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000001a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customer deleted"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was done, as a sentence for people. */
                        message: string;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000005
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+43 1 522 47 19"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerPatch"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *         "name": "Tischlerei Brandstätter GmbH",
                     *         "email": "buchhaltung@brandstaetter.example",
                     *         "phone": "+43 1 522 47 19",
                     *         "address": {
                     *           "street": "Neubaugasse 38",
                     *           "city": "Wien",
                     *           "zip": "1070",
                     *           "country": "AT"
                     *         },
                     *         "metadata": null,
                     *         "uid": "ATU68342194",
                     *         "partner_client_reference": "M-2041",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "acting_as": "company",
                 *       "company": {
                 *         "company_name": "Gasthaus Lindenhof GmbH",
                 *         "firmenbuchnummer": "FN 412908p"
                 *       },
                 *       "addresses": [
                 *         {
                 *           "street": "Landstraßer Hauptstraße 71",
                 *           "zip": "1030",
                 *           "city": "Wien",
                 *           "country": "AT"
                 *         }
                 *       ],
                 *       "communication_channels": [
                 *         {
                 *           "type": "email",
                 *           "value": "office@lindenhof.example"
                 *         }
                 *       ],
                 *       "customer_id": "019e2b7a-51c0-7000-8000-000000000005"
                 *     }
                 */
                "application/json": components["schemas"]["DebtorCreate"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "acting_as": "company",
                     *         "debtor_type": "protocolled_company",
                     *         "person": null,
                     *         "company": {
                     *           "company_name": "Gasthaus Lindenhof GmbH",
                     *           "firmenbuchnummer": "FN 412908p"
                     *         },
                     *         "addresses": [
                     *           {
                     *             "street": "Landstraßer Hauptstraße 71",
                     *             "zip": "1030",
                     *             "city": "Wien",
                     *             "country": "AT",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "communication_channels": [
                     *           {
                     *             "type": "email",
                     *             "value": "office@lindenhof.example",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "iban": null,
                     *         "bic": null,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The debtor, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000006
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One debtor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "acting_as": "company",
                     *         "debtor_type": "protocolled_company",
                     *         "person": null,
                     *         "company": {
                     *           "company_name": "Gasthaus Lindenhof GmbH",
                     *           "firmenbuchnummer": "FN 412908p"
                     *         },
                     *         "addresses": [
                     *           {
                     *             "street": "Landstraßer Hauptstraße 71",
                     *             "zip": "1030",
                     *             "city": "Wien",
                     *             "country": "AT",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "communication_channels": [
                     *           {
                     *             "type": "email",
                     *             "value": "office@lindenhof.example",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "iban": null,
                     *         "bic": null,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeDebtor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The debtor, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000006
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iban": "AT02 2050 3021 0102 3600"
                 *     }
                 */
                "application/json": components["schemas"]["DebtorPatch"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "acting_as": "company",
                     *         "debtor_type": "protocolled_company",
                     *         "person": null,
                     *         "company": {
                     *           "company_name": "Gasthaus Lindenhof GmbH",
                     *           "firmenbuchnummer": "FN 412908p"
                     *         },
                     *         "addresses": [
                     *           {
                     *             "street": "Landstraßer Hauptstraße 71",
                     *             "zip": "1030",
                     *             "city": "Wien",
                     *             "country": "AT",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "communication_channels": [
                     *           {
                     *             "type": "email",
                     *             "value": "office@lindenhof.example",
                     *             "is_primary": true
                     *           }
                     *         ],
                     *         "iban": "AT022050302101023600",
                     *         "bic": null,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Debtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listClaims: {
        parameters: {
            query?: {
                /** @description Only claims against this debtor. */
                debtor_id?: string;
                /** @description Only claims of this customer. */
                customer_id?: string;
                /**
                 * @description `pending`: open at `new` or `in_processing`. `in_collection`: open at a later stage. `resolved`: closed as `paid` or `installment_plan`. `closed`: closed for whatever reason. The others: as `status` of the claim says.
                 * @example pending
                 */
                status?: "pending" | "in_collection" | "partial_payment" | "paid" | "disputed" | "resolved" | "closed";
                /**
                 * @description Only claims whose case stands like this.
                 * @example open
                 */
                case_status?: "open" | "disputed" | "closed";
                /**
                 * @description Only claims that are at this stage.
                 * @example new
                 */
                collection_stage?: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
                /**
                 * @description Only claims with exactly this reference of yours.
                 * @example HOF-2026-0117
                 */
                partner_reference?: string;
                /** @description This instant or later; a plain date means 00:00 UTC. */
                created_after?: string;
                /** @description Before this instant. */
                created_before?: string;
                /** @description Changed at this instant or later. */
                updated_after?: string;
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Claims of the organisation, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *           "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *           "case_reference": "MW2600000014",
                     *           "status": "open",
                     *           "partner_reference": "HOF-2026-0117",
                     *           "submission_state": "new",
                     *           "case_status": "open",
                     *           "closure_reason": null,
                     *           "collection_stage": "new",
                     *           "subject_matter": "Bar counter and 24 chairs, made to measure",
                     *           "contract_date": null,
                     *           "claim_type": "standard",
                     *           "main_claim_currency": "EUR",
                     *           "total_claim_amount": 4500,
                     *           "total_claim_currency": "EUR",
                     *           "paid_amount": 0,
                     *           "outstanding_amount": 4500,
                     *           "claim_disputed": false,
                     *           "obligation_fulfilled": true,
                     *           "governing_law": null,
                     *           "blocked_reason": null,
                     *           "blocked_until": null,
                     *           "time_barred_on": "2029-03-11",
                     *           "created_at": "2026-05-15T09:30:00.000Z",
                     *           "updated_at": "2026-05-15T09:30:30.000Z"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "limit": 20,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Claim"][];
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description Whether there are more rows after these. */
                        has_more: boolean;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "partner_reference": "HOF-2026-0117",
                 *       "subject_matter": "Bar counter and 24 chairs, made to measure",
                 *       "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                 *       "debtor_id": "019e2b7a-51c0-7000-8000-000000000006"
                 *     }
                 */
                "application/json": components["schemas"]["ClaimCreate"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "case_reference": "MW2600000014",
                     *         "status": "open",
                     *         "partner_reference": "HOF-2026-0117",
                     *         "submission_state": "new",
                     *         "case_status": "open",
                     *         "closure_reason": null,
                     *         "collection_stage": "new",
                     *         "subject_matter": "Bar counter and 24 chairs, made to measure",
                     *         "contract_date": null,
                     *         "claim_type": "standard",
                     *         "main_claim_currency": "EUR",
                     *         "total_claim_amount": 0,
                     *         "total_claim_currency": "EUR",
                     *         "paid_amount": 0,
                     *         "outstanding_amount": 0,
                     *         "claim_disputed": false,
                     *         "obligation_fulfilled": true,
                     *         "governing_law": null,
                     *         "blocked_reason": "no_amount",
                     *         "blocked_until": null,
                     *         "time_barred_on": null,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One claim with its invoices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "case_reference": "MW2600000014",
                     *         "status": "open",
                     *         "partner_reference": "HOF-2026-0117",
                     *         "submission_state": "new",
                     *         "case_status": "open",
                     *         "closure_reason": null,
                     *         "collection_stage": "new",
                     *         "subject_matter": "Bar counter and 24 chairs, made to measure",
                     *         "contract_date": null,
                     *         "claim_type": "standard",
                     *         "main_claim_currency": "EUR",
                     *         "total_claim_amount": 4500,
                     *         "total_claim_currency": "EUR",
                     *         "paid_amount": 0,
                     *         "outstanding_amount": 4500,
                     *         "claim_disputed": false,
                     *         "obligation_fulfilled": true,
                     *         "governing_law": null,
                     *         "blocked_reason": null,
                     *         "blocked_until": null,
                     *         "time_barred_on": "2029-03-11",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z",
                     *         "invoices": [
                     *           {
                     *             "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *             "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *             "invoice_number": "2026-0417",
                     *             "invoice_issuer": null,
                     *             "invoice_recipient": null,
                     *             "subject": "Bar counter and 24 chairs",
                     *             "invoice_amount_net": 4000,
                     *             "invoice_amount_gross": 4800,
                     *             "invoice_issue_date": "2026-02-24",
                     *             "invoice_due_date": "2026-03-10",
                     *             "creditor_reminder_fees_incurred": null,
                     *             "due_date_agreed": true,
                     *             "data_extraction_status": "manual",
                     *             "data_extraction_confidence": null,
                     *             "credited_amount": 300,
                     *             "created_at": "2026-05-15T09:30:30.000Z",
                     *             "updated_at": "2026-05-15T09:30:30.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["ClaimWithInvoices"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "claim_disputed": true
                 *     }
                 */
                "application/json": components["schemas"]["ClaimPatch"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "case_reference": "MW2600000014",
                     *         "status": "partial_payment",
                     *         "partner_reference": "HOF-2026-0117",
                     *         "submission_state": "accepted",
                     *         "case_status": "disputed",
                     *         "closure_reason": null,
                     *         "collection_stage": "dunning_action_recommended",
                     *         "subject_matter": "Bar counter and 24 chairs, made to measure",
                     *         "contract_date": null,
                     *         "claim_type": "standard",
                     *         "main_claim_currency": "EUR",
                     *         "total_claim_amount": 4500,
                     *         "total_claim_currency": "EUR",
                     *         "paid_amount": 800,
                     *         "outstanding_amount": 3700,
                     *         "claim_disputed": true,
                     *         "obligation_fulfilled": true,
                     *         "governing_law": "AT",
                     *         "blocked_reason": null,
                     *         "blocked_until": null,
                     *         "time_barred_on": "2029-05-16",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "customer": {
                 *             "id": "019e2b7a-51c0-7000-8000-000000000005"
                 *           },
                 *           "debtor": {
                 *             "acting_as": "person",
                 *             "person": {
                 *               "salutation": "Herr",
                 *               "first_name": "Martin",
                 *               "last_name": "Egger"
                 *             },
                 *             "addresses": [
                 *               {
                 *                 "street": "Favoritenstraße 112",
                 *                 "zip": "1100",
                 *                 "city": "Wien",
                 *                 "country": "AT"
                 *               }
                 *             ]
                 *           },
                 *           "claim": {
                 *             "partner_reference": "HOF-2026-0118"
                 *           },
                 *           "invoices": [
                 *             {
                 *               "invoice_number": "2026-0398",
                 *               "invoice_amount_gross": 360,
                 *               "invoice_issue_date": "2026-02-16",
                 *               "invoice_due_date": "2026-03-02"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "customer": {
                 *             "id": "019e2b7a-51c0-7000-8000-000000000005"
                 *           },
                 *           "debtor": {
                 *             "acting_as": "company"
                 *           },
                 *           "claim": {
                 *             "partner_reference": "HOF-2026-0119"
                 *           },
                 *           "invoices": [
                 *             {
                 *               "invoice_number": "2026-0402",
                 *               "invoice_amount_gross": 590,
                 *               "invoice_issue_date": "2026-02-18",
                 *               "invoice_due_date": "2026-03-04"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkClaims"];
            };
        };
        responses: {
            /** @description What became of each item, in the order in which they were sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "index": 0,
                     *           "status": "created",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000013",
                     *           "details": []
                     *         },
                     *         {
                     *           "index": 1,
                     *           "status": "failed",
                     *           "claim_id": null,
                     *           "details": [
                     *             {
                     *               "field": "debtor.company",
                     *               "code": "required",
                     *               "message": "is required for acting_as company"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_number": "2026-0417",
                 *       "invoice_amount_net": 4000,
                 *       "invoice_amount_gross": 4800,
                 *       "invoice_issue_date": "2026-02-24",
                 *       "invoice_due_date": "2026-03-10"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "invoice_number": "2026-0417",
                     *         "invoice_issuer": null,
                     *         "invoice_recipient": null,
                     *         "subject": null,
                     *         "invoice_amount_net": 4000,
                     *         "invoice_amount_gross": 4800,
                     *         "invoice_issue_date": "2026-02-24",
                     *         "invoice_due_date": "2026-03-10",
                     *         "creditor_reminder_fees_incurred": null,
                     *         "due_date_agreed": true,
                     *         "data_extraction_status": "manual",
                     *         "data_extraction_confidence": null,
                     *         "credited_amount": 0,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices of a claim, in the order in which they were added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "invoice_number": "2026-0417",
                     *           "invoice_issuer": null,
                     *           "invoice_recipient": null,
                     *           "subject": "Bar counter and 24 chairs",
                     *           "invoice_amount_net": 4000,
                     *           "invoice_amount_gross": 4800,
                     *           "invoice_issue_date": "2026-02-24",
                     *           "invoice_due_date": "2026-03-10",
                     *           "creditor_reminder_fees_incurred": null,
                     *           "due_date_agreed": true,
                     *           "data_extraction_status": "manual",
                     *           "data_extraction_confidence": null,
                     *           "credited_amount": 300,
                     *           "created_at": "2026-05-15T09:30:30.000Z",
                     *           "updated_at": "2026-05-15T09:30:30.000Z"
                     *         },
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-00000000000b",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "invoice_number": "2026-0433",
                     *           "invoice_issuer": null,
                     *           "invoice_recipient": null,
                     *           "subject": null,
                     *           "invoice_amount_net": null,
                     *           "invoice_amount_gross": 360,
                     *           "invoice_issue_date": "2026-03-02",
                     *           "invoice_due_date": "2026-03-16",
                     *           "creditor_reminder_fees_incurred": null,
                     *           "due_date_agreed": true,
                     *           "data_extraction_status": "pending",
                     *           "data_extraction_confidence": null,
                     *           "credited_amount": 0,
                     *           "created_at": "2026-05-15T09:30:30.000Z",
                     *           "updated_at": "2026-05-15T09:30:30.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Invoice"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoice_number": "2026-0433",
                 *       "total_amount": "360.00",
                 *       "issue_date": "2026-03-02",
                 *       "maturity_date": "2026-03-16",
                 *       "file": "@invoice-2026-0433.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["InvoiceUpload"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000b",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "invoice_number": "2026-0433",
                     *         "invoice_amount_gross": 360,
                     *         "invoice_due_date": "2026-03-16",
                     *         "invoice_issue_date": "2026-03-02",
                     *         "invoice_issuer": null,
                     *         "invoice_recipient": null,
                     *         "subject": null,
                     *         "created_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["UploadedInvoice"];
                    };
                };
            };
            /** @description The fields have faults, which `details` names; or the file is missing or of a wrong kind. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                /**
                 * @description The invoice, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One invoice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "invoice_number": "2026-0417",
                     *         "invoice_issuer": null,
                     *         "invoice_recipient": null,
                     *         "subject": null,
                     *         "invoice_amount_net": 4000,
                     *         "invoice_amount_gross": 4800,
                     *         "invoice_issue_date": "2026-02-24",
                     *         "invoice_due_date": "2026-03-10",
                     *         "creditor_reminder_fees_incurred": null,
                     *         "due_date_agreed": true,
                     *         "data_extraction_status": "manual",
                     *         "data_extraction_confidence": null,
                     *         "credited_amount": 0,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Invoice deleted"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was done, as a sentence for people. */
                        message: string;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Bar counter and 24 chairs"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceChange"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "invoice_number": "2026-0417",
                     *         "invoice_issuer": null,
                     *         "invoice_recipient": null,
                     *         "subject": "Bar counter and 24 chairs",
                     *         "invoice_amount_net": 4000,
                     *         "invoice_amount_gross": 4800,
                     *         "invoice_issue_date": "2026-02-24",
                     *         "invoice_due_date": "2026-03-10",
                     *         "creditor_reminder_fees_incurred": null,
                     *         "due_date_agreed": true,
                     *         "data_extraction_status": "manual",
                     *         "data_extraction_confidence": null,
                     *         "credited_amount": 0,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The invoice, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 300,
                 *       "reason": "Two chairs were sent back."
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCredit"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "invoice_number": "2026-0417",
                     *         "invoice_issuer": null,
                     *         "invoice_recipient": null,
                     *         "subject": "Bar counter and 24 chairs",
                     *         "invoice_amount_net": 4000,
                     *         "invoice_amount_gross": 4800,
                     *         "invoice_issue_date": "2026-02-24",
                     *         "invoice_due_date": "2026-03-10",
                     *         "creditor_reminder_fees_incurred": null,
                     *         "due_date_agreed": true,
                     *         "data_extraction_status": "manual",
                     *         "data_extraction_confidence": null,
                     *         "credited_amount": 300,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getInstallmentPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000013
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalment plan of a claim, with what has become of each instalment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000016",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000013",
                     *         "status": "active",
                     *         "total_amount": 360,
                     *         "paid_amount": 120,
                     *         "agreed_via": "sandbox",
                     *         "installments": [
                     *           {
                     *             "number": 1,
                     *             "due_date": "2026-06-15",
                     *             "amount": 120,
                     *             "status": "paid"
                     *           },
                     *           {
                     *             "number": 2,
                     *             "due_date": "2026-07-15",
                     *             "amount": 120,
                     *             "status": "open"
                     *           },
                     *           {
                     *             "number": 3,
                     *             "due_date": "2026-08-15",
                     *             "amount": 120,
                     *             "status": "open"
                     *           }
                     *         ],
                     *         "created_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["InstallmentPlan"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments on a claim, in the order in which they were recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *           "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *           "amount": 800,
                     *           "currency": "EUR",
                     *           "payment_method": "bank_transfer",
                     *           "payment_date": "2026-05-15",
                     *           "value_date": "2026-05-15",
                     *           "reference": "Rechnung 2026-0417, Teilzahlung",
                     *           "external_reference": null,
                     *           "status": "completed",
                     *           "received_by": "creditor",
                     *           "notes": null,
                     *           "created_at": "2026-05-15T09:30:30.000Z",
                     *           "updated_by": "019e2b7a-51c0-7000-8000-000000000001"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Payment"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 800,
                 *       "payment_date": "2026-05-15",
                 *       "reference": "Rechnung 2026-0417, Teilzahlung"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "amount": 800,
                     *         "currency": "EUR",
                     *         "payment_method": "bank_transfer",
                     *         "payment_date": "2026-05-15",
                     *         "value_date": "2026-05-15",
                     *         "reference": "Rechnung 2026-0417, Teilzahlung",
                     *         "external_reference": null,
                     *         "status": "completed",
                     *         "received_by": "creditor",
                     *         "notes": null,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_by": "019e2b7a-51c0-7000-8000-000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "amount": 800,
                     *         "currency": "EUR",
                     *         "payment_method": "bank_transfer",
                     *         "payment_date": "2026-05-15",
                     *         "value_date": "2026-05-15",
                     *         "reference": "Rechnung 2026-0417, Teilzahlung",
                     *         "external_reference": null,
                     *         "status": "completed",
                     *         "received_by": "creditor",
                     *         "notes": null,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_by": "019e2b7a-51c0-7000-8000-000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /**
                 * @description YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead.
                 * @example 2026-06-30
                 */
                as_of?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is owed on a day with interest and costs, line by line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "as_of": "2026-06-30",
                     *         "currency": "EUR",
                     *         "law": "AT",
                     *         "lines": [
                     *           {
                     *             "kind": "principal",
                     *             "amount": 4800,
                     *             "invoice_id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *             "payment_id": null,
                     *             "charge_id": null,
                     *             "date": "2026-02-24",
                     *             "period": null,
                     *             "base_amount": null,
                     *             "rate": null,
                     *             "days": null,
                     *             "rule": "§ 1334 ABGB",
                     *             "formula": "4800.00",
                     *             "counts_although_barred": false,
                     *             "claimed_in_court": false,
                     *             "applied": null
                     *           },
                     *           {
                     *             "kind": "credit_note",
                     *             "amount": -300,
                     *             "invoice_id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *             "payment_id": null,
                     *             "charge_id": "019e2b7a-51c0-7000-8000-000000000012",
                     *             "date": "2026-05-15",
                     *             "period": null,
                     *             "base_amount": null,
                     *             "rate": null,
                     *             "days": null,
                     *             "rule": "",
                     *             "formula": "-300.00",
                     *             "counts_although_barred": false,
                     *             "claimed_in_court": false,
                     *             "applied": null
                     *           },
                     *           {
                     *             "kind": "interest",
                     *             "amount": 87.31,
                     *             "invoice_id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *             "payment_id": null,
                     *             "charge_id": null,
                     *             "date": "2026-05-15",
                     *             "period": {
                     *               "from": "2026-03-11",
                     *               "to": "2026-05-15"
                     *             },
                     *             "base_amount": 4500,
                     *             "rate": 10.73,
                     *             "days": 66,
                     *             "rule": "§ 456 UGB",
                     *             "formula": "4500.00 × 10.73 % × 66/365 = 87.31",
                     *             "counts_although_barred": false,
                     *             "claimed_in_court": false,
                     *             "applied": null
                     *           },
                     *           {
                     *             "kind": "interest",
                     *             "amount": 51.21,
                     *             "invoice_id": "019e2b7a-51c0-7000-8000-00000000000a",
                     *             "payment_id": null,
                     *             "charge_id": null,
                     *             "date": "2026-06-30",
                     *             "period": {
                     *               "from": "2026-05-16",
                     *               "to": "2026-06-30"
                     *             },
                     *             "base_amount": 3787.31,
                     *             "rate": 10.73,
                     *             "days": 46,
                     *             "rule": "§ 456 UGB",
                     *             "formula": "3787.31 × 10.73 % × 46/365 = 51.21",
                     *             "counts_although_barred": false,
                     *             "claimed_in_court": false,
                     *             "applied": null
                     *           },
                     *           {
                     *             "kind": "payment",
                     *             "amount": -800,
                     *             "invoice_id": null,
                     *             "payment_id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *             "charge_id": null,
                     *             "date": "2026-05-15",
                     *             "period": null,
                     *             "base_amount": null,
                     *             "rate": null,
                     *             "days": null,
                     *             "rule": "§ 1416 ABGB",
                     *             "formula": "0.00 + 87.31 + 712.69 = 800.00",
                     *             "counts_although_barred": false,
                     *             "claimed_in_court": false,
                     *             "applied": {
                     *               "costs": 0,
                     *               "interest": 87.31,
                     *               "principal": 712.69,
                     *               "credit": 0
                     *             }
                     *           }
                     *         ],
                     *         "totals": {
                     *           "principal": 3787.31,
                     *           "interest": 51.21,
                     *           "costs": 0,
                     *           "total": 3838.52,
                     *           "credit": 0
                     *         },
                     *         "interest_per_day": {
                     *           "exact": "1.113365",
                     *           "amount": 1.11
                     *         },
                     *         "legal_basis": [
                     *           {
                     *             "rule": "base rate AT",
                     *             "valid_from": "2026-01-01",
                     *             "source": "Oesterreichische Nationalbank, Basis- und Referenzzinssätze"
                     *           },
                     *           {
                     *             "rule": "base rate AT",
                     *             "valid_from": "2026-07-01",
                     *             "source": "Oesterreichische Nationalbank, Basis- und Referenzzinssätze"
                     *           },
                     *           {
                     *             "rule": "§ 456 UGB",
                     *             "valid_from": "2013-03-16",
                     *             "source": "UGB idF BGBl. I Nr. 50/2013 (Zahlungsverzugsgesetz)"
                     *           }
                     *         ],
                     *         "warnings": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Balance"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    estimateLawsuit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What going to court would cost, whether it is possible, and whether a decision is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "country": "AT",
                     *         "procedure": "mahnklage",
                     *         "available": true,
                     *         "unavailable_reason": null,
                     *         "streitwert": 4500,
                     *         "amount_to_claim": 3787.31,
                     *         "court_fees": 412,
                     *         "lawyer": "lawyer_optional",
                     *         "lawyer_fees_net": 235.12,
                     *         "lawyer_fees_gross": 282.14,
                     *         "total_costs": 412,
                     *         "optional_lawyer_fees_gross": 282.14,
                     *         "competent_court": "Bezirksgericht für Handelssachen Wien",
                     *         "legal_basis": [
                     *           {
                     *             "rule": "GGG Tarifpost 1",
                     *             "valid_from": "2025-04-01",
                     *             "source": "BGBl. II Nr. 51/2025"
                     *           },
                     *           {
                     *             "rule": "RATG TP 2, §§ 23, 23a",
                     *             "valid_from": "2023-05-01",
                     *             "source": "BGBl. II Nr. 131/2023"
                     *           },
                     *           {
                     *             "rule": "§§ 27, 244 ZPO; § 49 JN",
                     *             "valid_from": "2013-01-01",
                     *             "source": "§ 27 Abs. 1 und § 244 Abs. 1 ZPO, § 49 Abs. 1 JN"
                     *           }
                     *         ],
                     *         "warnings": [
                     *           {
                     *             "code": "table_unconfirmed",
                     *             "table": "court_fees_at",
                     *             "valid_from": "2025-04-01",
                     *             "message": "Court fees (Austria): the values in force since 1 April 2025 are not confirmed. The actual amount may differ."
                     *           },
                     *           {
                     *             "code": "table_unconfirmed",
                     *             "table": "lawyer_fees_at",
                     *             "valid_from": "2023-05-01",
                     *             "message": "Lawyers’ tariff (Austria): the values in force since 1 May 2023 are not confirmed. The actual amount may differ."
                     *           }
                     *         ],
                     *         "decision_open": true,
                     *         "decided": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LawsuitEstimate"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "sue",
                 *       "wants_lawyer": true,
                 *       "lawyer_type": "svc_network"
                 *     }
                 */
                "application/json": components["schemas"]["LawsuitDecisionBody"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "decision": "sue",
                     *         "decided_at": "2026-05-15T09:30:30.000Z",
                     *         "decided_via": "api",
                     *         "wants_lawyer": true,
                     *         "lawyer_type": "svc_network",
                     *         "streitwert": 4500,
                     *         "amount_to_claim": 3787.31,
                     *         "court_fees": 412,
                     *         "lawyer_fees_net": 235.12,
                     *         "lawyer_fees_gross": 282.14
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LawsuitDecision"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCourtReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is missing for a filing, each with the call that mends it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "procedure": "mahnklage",
                     *         "ready": false,
                     *         "missing": [
                     *           {
                     *             "code": "no_decision",
                     *             "field": "decision",
                     *             "message": "the creditor has not decided yet",
                     *             "required": true,
                     *             "candidates": [],
                     *             "mend": {
                     *               "method": "POST",
                     *               "path": "/openapi/claims/019e2b7a-51c0-7000-8000-000000000007/lawsuit-decision"
                     *             }
                     *           },
                     *           {
                     *             "code": "legal_representatives",
                     *             "field": "legal_representatives",
                     *             "message": "who represents the company is not known",
                     *             "required": false,
                     *             "candidates": [],
                     *             "mend": {
                     *               "method": "PATCH",
                     *               "path": "/api/operator/debtors/019e2b7a-51c0-7000-8000-000000000006"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CourtReadiness"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "sent_to": "b…@b….example",
                     *         "expires_at": "2026-05-29T09:30:30.000Z",
                     *         "url": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LawsuitDecisionLink"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRevenueShares: {
        parameters: {
            query?: {
                /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
                month?: string;
                /**
                 * @description `accrued` once it is earned, `approved` once our team has checked it, `paid_out` with its statement.
                 * @example accrued
                 */
                status?: "accrued" | "approved" | "paid_out";
                /**
                 * @description Only shares of fees on this claim.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id?: string;
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your part of the fees that we earned on claims of your customers, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000011",
                     *           "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *           "fee_id": "019e2b7a-51c0-7000-8000-000000000010",
                     *           "fee_kind": "success",
                     *           "payment_id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *           "fee_amount": 80,
                     *           "commission_rate": 0.2,
                     *           "amount": 16,
                     *           "status": "accrued",
                     *           "reverses": null,
                     *           "payout_id": null,
                     *           "created_at": "2026-05-15T09:30:30.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["RevenueShare"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listFees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What we earned on a claim, in the order in which it was earned. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000010",
                     *           "kind": "success",
                     *           "amount": 80,
                     *           "payment_id": "019e2b7a-51c0-7000-8000-00000000000f",
                     *           "created_at": "2026-05-15T09:30:30.000Z",
                     *           "reverses": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["ClaimFee"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRevenueStatements: {
        parameters: {
            query?: {
                /**
                 * @description Only what belongs to this calendar month in Vienna, as YYYY-MM.
                 * @example 2026-05
                 */
                month?: string;
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What you were paid, newest first; the id is `payout_id` of the shares. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000018",
                     *           "month": "2026-05",
                     *           "number": "PA-2026-000001",
                     *           "line_count": 2,
                     *           "amount": 18.4,
                     *           "credit_note": {
                     *             "treatment": "domestic",
                     *             "reason": null,
                     *             "net": 18.4,
                     *             "rate": 0.2,
                     *             "vat": 3.68,
                     *             "gross": 22.08,
                     *             "supplied_from": "2026-05-15",
                     *             "supplied_to": "2026-05-15",
                     *             "issuer_uid": "ATU12345675",
                     *             "partner_uid": "ATU57931468"
                     *           },
                     *           "created_at": "2026-05-31T22:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["RevenueStatement"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadRevenueStatementCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The statement, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000018
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, made for this request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Always an attachment, with the name of the file.
                     * @example attachment; filename="PA-2026-000001.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example statement_number,month,date,case_reference,partner_reference,customer,partner_client_reference,fee_kind,fee_amount,commission_rate,amount,currency,revenue_share_id,reverses,claim_id,payment_id,issuer,issuer_address,issuer_uid,partner,partner_address,partner_uid,supplied_from,supplied_to,vat_treatment,statement_net,vat_rate,statement_vat,statement_gross
                     *     PA-2026-000001,2026-05,2026-05-15,MW2600000014,HOF-2026-0117,Tischlerei Brandstätter GmbH,M-2041,success,80.00,0.2,16.00,EUR,019e2b7a-51c0-7000-8000-000000000011,,019e2b7a-51c0-7000-8000-000000000007,019e2b7a-51c0-7000-8000-00000000000f,Forderungsservice Donau GmbH,"Handelskai 94, 1200 Wien, AT",ATU12345675,Kanzlei Hofstetter & Partner,"Lerchenfelder Straße 9, 1080 Wien, AT",ATU57931468,2026-05-15,2026-05-15,domestic,18.40,0.2,3.68,22.08
                     *     PA-2026-000001,2026-05,2026-05-15,MW2600000023,HOF-2026-0118,Tischlerei Brandstätter GmbH,M-2041,success,12.00,0.2,2.40,EUR,019e2b7a-51c0-7000-8000-000000000019,,019e2b7a-51c0-7000-8000-000000000013,019e2b7a-51c0-7000-8000-000000000014,Forderungsservice Donau GmbH,"Handelskai 94, 1200 Wien, AT",ATU12345675,Kanzlei Hofstetter & Partner,"Lerchenfelder Straße 9, 1080 Wien, AT",ATU57931468,2026-05-15,2026-05-15,domestic,18.40,0.2,3.68,22.08
                     */
                    "text/csv": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadRevenueStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The statement, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000018
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, made for this request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Always an attachment, with the name of the file.
                     * @example attachment; filename="PA-2026-000001.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the team asked about a claim, oldest first, with the answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-00000000000e",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "text": "Was the counter delivered whole?",
                     *           "asked_at": "2026-05-15T09:30:30.000Z",
                     *           "answer": null,
                     *           "answered_at": null,
                     *           "answered_by": null,
                     *           "files": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Question"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The question, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000e
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Yes, on 20 February 2026; the receipt is signed."
                 *     }
                 */
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000e",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "text": "Was the counter delivered whole?",
                     *         "asked_at": "2026-05-15T09:30:30.000Z",
                     *         "answer": "Yes, on 20 February 2026; the receipt is signed.",
                     *         "answered_at": "2026-05-15T09:30:30.000Z",
                     *         "answered_by": "Kanzlei Hofstetter & Partner",
                     *         "files": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Question"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this type.
                 * @example contract
                 */
                documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
                /**
                 * @description Only documents whose file stands like this.
                 * @example uploaded
                 */
                processingStatus?: "pending" | "uploaded" | "processing" | "completed" | "failed";
                /** @description How many rows to answer at most. */
                limit?: number;
                /** @description How many rows to leave out before the first. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of a claim, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-00000000000c",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *           "filename": "019e2b7a-51c0-7000-8000-00000000000d.pdf",
                     *           "original_filename": "order.pdf",
                     *           "file_size": 48,
                     *           "mime_type": "application/pdf",
                     *           "document_type": "contract",
                     *           "visibility": "creditor",
                     *           "description": "Signed order of 12 January 2026",
                     *           "processing_status": "uploaded",
                     *           "created_at": "2026-05-15T09:30:30.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Document"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @description The claim, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentType": "contract",
                 *       "description": "Signed order of 12 January 2026",
                 *       "visibility": "creditor",
                 *       "file": "@order.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Done; `data` is what was made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-00000000000c",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "filename": "019e2b7a-51c0-7000-8000-00000000000d.pdf",
                     *         "original_filename": "order.pdf",
                     *         "file_size": 48,
                     *         "mime_type": "application/pdf",
                     *         "document_type": "contract",
                     *         "visibility": "creditor",
                     *         "description": "Signed order of 12 January 2026",
                     *         "processing_status": "uploaded",
                     *         "created_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Document"];
                    };
                };
            };
            /** @description The fields have faults, which `details` names; or the file is missing or of a wrong kind. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                /**
                 * @description The document, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its own media type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /**
                     * @description Always an attachment, with the name of the file.
                     * @example attachment; filename="order.pdf"
                     */
                    "Content-Disposition"?: string;
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/plain": string;
                    "application/xml": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/msword": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/plain": string;
                    "application/xml": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            /** @description Not changed since it had the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                /**
                 * @description The document, by its `id`.
                 * @example 019e2b7a-51c0-7000-8000-00000000000c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Document deleted",
                     *       "data": {
                     *         "retained": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was done, as a sentence for people. */
                        message: string;
                        /** @description What became of the file. */
                        data: {
                            /** @description True when our team keeps it, because the debtor has seen it or a court may need it. */
                            retained: boolean;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; `latest` answers no events and the place to go on from now. Left out: from the first event on. */
                after?: string;
                /**
                 * @description How many rows to answer at most.
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description `activity`: also what is no event of a webhook, in the same order.
                 * @example activity
                 */
                include?: "activity";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened, in order and without gaps, also while the webhook was off. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "type": "activity",
                     *           "kind": "blocked",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "at": "2026-05-15T09:30:00.000Z"
                     *         },
                     *         {
                     *           "id": "evt_019e2b7a51c070008000000000000009",
                     *           "type": "claim.collection_stage_changed",
                     *           "created_at": "2026-05-15T09:30:00.000Z",
                     *           "api_version": "2026-05-14",
                     *           "data": {
                     *             "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *             "partner_reference": "HOF-2026-0117",
                     *             "from_stage": null,
                     *             "to_stage": "new",
                     *             "changed_at": "2026-05-15T09:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "next": "MTA0Mi0z",
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description Events as webhooks send them, oldest first; with `include=activity` also rows of type `activity`. */
                        data: (components["schemas"]["CollectionStageChangedEvent"] | components["schemas"]["StatusChangedEvent"] | components["schemas"]["EventEnvelope"] | components["schemas"]["FeedActivity"])[];
                        /** @description Where to go on: send it as `after`. The place that was asked for when nothing is new; null where nothing ever happened. */
                        next: string | null;
                        /** @description Whether there are more rows after these. */
                        has_more: boolean;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "claims": [
                 *         {
                 *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                 *           "collection_stage": "new",
                 *           "case_status": "open",
                 *           "closure_reason": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DriftBody"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "differing": [
                     *           {
                     *             "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *             "collection_stage": "dunning_action_recommended",
                     *             "case_status": "disputed",
                     *             "closure_reason": null,
                     *             "updated_at": "2026-05-15T09:30:30.000Z"
                     *           }
                     *         ],
                     *         "unknown": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Drift"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
            /** @description Where your events are sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000004",
                     *         "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *         "url": "https://api.hofstetter.example/mahnwerk/events",
                     *         "enabled": true,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listOwnDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description `pending` until an attempt got a 2xx (`delivered`) or the sixth failed (`failed`).
                 * @example delivered
                 */
                status?: "pending" | "delivered" | "failed";
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent to you, with every attempt, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "019e2b7a-51c0-7000-8000-000000000008",
                     *           "event_id": "evt_019e2b7a51c070008000000000000009",
                     *           "type": "claim.collection_stage_changed",
                     *           "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                     *           "status": "delivered",
                     *           "reason": null,
                     *           "next_attempt_at": null,
                     *           "created_at": "2026-05-15T09:30:00.000Z",
                     *           "attempts": [
                     *             {
                     *               "number": 1,
                     *               "at": "2026-05-15T09:30:30.000Z",
                     *               "url": "https://api.hofstetter.example/mahnwerk/events",
                     *               "status_code": 200,
                     *               "duration_ms": 84,
                     *               "error": null,
                     *               "response_head": "ok"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Delivery"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
            /** @description Read the clock of the sandbox. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "now": "2026-05-14T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SandboxClock"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "seconds": 86400
                 *     }
                 */
                "application/json": components["schemas"]["SandboxAdvanceBody"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "now": "2026-05-15T09:30:00.000Z",
                     *         "jobs_run": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SandboxAdvance"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    moveSandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, one of your own.
                 * @example 019e2b7a-51c0-7000-8000-000000000007
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to_stage": "in_processing"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxStageMove"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000007",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000006",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "case_reference": "MW2600000014",
                     *         "status": "open",
                     *         "partner_reference": "HOF-2026-0117",
                     *         "submission_state": "accepted",
                     *         "case_status": "open",
                     *         "closure_reason": null,
                     *         "collection_stage": "in_processing",
                     *         "subject_matter": "Bar counter and 24 chairs, made to measure",
                     *         "contract_date": null,
                     *         "claim_type": "standard",
                     *         "main_claim_currency": "EUR",
                     *         "total_claim_amount": 4500,
                     *         "total_claim_currency": "EUR",
                     *         "paid_amount": 0,
                     *         "outstanding_amount": 4500,
                     *         "claim_disputed": false,
                     *         "obligation_fulfilled": true,
                     *         "governing_law": "AT",
                     *         "blocked_reason": null,
                     *         "blocked_until": null,
                     *         "time_barred_on": "2029-03-11",
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    paySandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, one of your own.
                 * @example 019e2b7a-51c0-7000-8000-000000000013
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 120
                 *     }
                 */
                "application/json": components["schemas"]["SandboxPayment"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000014",
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000013",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000015",
                     *         "organization_id": "019e2b7a-51c0-7000-8000-000000000002",
                     *         "amount": 120,
                     *         "currency": "EUR",
                     *         "payment_method": "bank_transfer",
                     *         "payment_date": "2026-05-15",
                     *         "value_date": "2026-05-15",
                     *         "reference": null,
                     *         "external_reference": null,
                     *         "status": "completed",
                     *         "received_by": "creditor",
                     *         "notes": null,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_by": "019e2b7a-51c0-7000-8000-000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    closeSandboxClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, one of your own.
                 * @example 019e2b7a-51c0-7000-8000-000000000013
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "closure_reason": "withdrawn"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxClosure"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000013",
                     *         "debtor_id": "019e2b7a-51c0-7000-8000-000000000015",
                     *         "customer_id": "019e2b7a-51c0-7000-8000-000000000005",
                     *         "case_reference": "MW2600000023",
                     *         "status": "partial_payment",
                     *         "partner_reference": "HOF-2026-0118",
                     *         "submission_state": "accepted",
                     *         "case_status": "closed",
                     *         "closure_reason": "withdrawn",
                     *         "collection_stage": "closed",
                     *         "subject_matter": null,
                     *         "contract_date": null,
                     *         "claim_type": "standard",
                     *         "main_claim_currency": "EUR",
                     *         "total_claim_amount": 360,
                     *         "total_claim_currency": "EUR",
                     *         "paid_amount": 120,
                     *         "outstanding_amount": 240,
                     *         "claim_disputed": false,
                     *         "obligation_fulfilled": true,
                     *         "governing_law": "AT",
                     *         "blocked_reason": null,
                     *         "blocked_until": null,
                     *         "time_barred_on": null,
                     *         "created_at": "2026-05-15T09:30:30.000Z",
                     *         "updated_at": "2026-05-15T09:30:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                /**
                 * @example {
                 *       "url": "https://api.hofstetter.example/mahnwerk/events"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUrl"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "019e2b7a-51c0-7000-8000-000000000004",
                     *         "partner_id": "019e2b7a-51c0-7000-8000-000000000003",
                     *         "url": "https://api.hofstetter.example/mahnwerk/events",
                     *         "enabled": true,
                     *         "created_at": "2026-05-15T09:30:00.000Z",
                     *         "updated_at": "2026-05-15T09:30:00.000Z",
                     *         "secret": "whsec_example0example0example0example0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    decideInSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim, one of your own.
                 * @example 019e2b7a-51c0-7000-8000-000000000017
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "decline"
                 *     }
                 */
                "application/json": components["schemas"]["LawsuitDecisionBody"];
            };
        };
        responses: {
            /** @description Done; `data` is how things stand now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "claim_id": "019e2b7a-51c0-7000-8000-000000000017",
                     *         "decision": "decline",
                     *         "decided_at": "2026-05-15T09:30:30.000Z",
                     *         "decided_via": "portal",
                     *         "wants_lawyer": null,
                     *         "lawyer_type": null,
                     *         "streitwert": 590,
                     *         "amount_to_claim": 590,
                     *         "court_fees": 84,
                     *         "lawyer_fees_net": null,
                     *         "lawyer_fees_gross": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LawsuitDecision"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body came too slowly. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Our fault. The request id finds it in our log. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The database or the files are away for the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    collectionStageChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The type of the event, as in the body.
                 * @example claim.collection_stage_changed
                 */
                "X-Service-Event": "claim.collection_stage_changed";
                /**
                 * @description Names the delivery; the same on every attempt to deliver this event.
                 * @example 019e2b7a-51c0-7000-8000-000000000008
                 */
                "X-Service-Delivery": string;
                /**
                 * @description HMAC-SHA256 of the time, a dot and the raw body, keyed with the secret of your webhook. Verify it before you believe anything.
                 * @example t=1778751030,v1=4f167c70625b81af3303064ac378989d86f8ce8b172ff387de256669def0f845
                 */
                "X-Service-Signature": string;
                /**
                 * @description Says that it is us.
                 * @example mahnwerk-webhooks/1.0
                 */
                "User-Agent": "mahnwerk-webhooks/1.0";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_019e2b7a51c070008000000000000009",
                 *       "type": "claim.collection_stage_changed",
                 *       "created_at": "2026-05-15T09:30:00.000Z",
                 *       "api_version": "2026-05-14",
                 *       "data": {
                 *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                 *         "partner_reference": "HOF-2026-0117",
                 *         "from_stage": null,
                 *         "to_stage": "new",
                 *         "changed_at": "2026-05-15T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CollectionStageChangedEvent"];
            };
        };
        responses: {
            /** @description You have the event. Answer at once, also to a type that you do not know. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You refuse it, such as 401 for a wrong signature. It is tried again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    statusChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The type of the event, as in the body.
                 * @example claim.status_changed
                 */
                "X-Service-Event": "claim.status_changed";
                /**
                 * @description Names the delivery; the same on every attempt to deliver this event.
                 * @example 019e2b7a-51c0-7000-8000-000000000020
                 */
                "X-Service-Delivery": string;
                /**
                 * @description HMAC-SHA256 of the time, a dot and the raw body, keyed with the secret of your webhook. Verify it before you believe anything.
                 * @example t=1778751060,v1=70487d3073fac47c038c80fc8f2549ea9e21d607381e4af11fb0a12d861df0af
                 */
                "X-Service-Signature": string;
                /**
                 * @description Says that it is us.
                 * @example mahnwerk-webhooks/1.0
                 */
                "User-Agent": "mahnwerk-webhooks/1.0";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_019e2b7a51c070008000000000000021",
                 *       "type": "claim.status_changed",
                 *       "created_at": "2026-05-15T09:30:30.000Z",
                 *       "api_version": "2026-05-14",
                 *       "data": {
                 *         "claim_id": "019e2b7a-51c0-7000-8000-000000000007",
                 *         "partner_reference": "HOF-2026-0117",
                 *         "from_status": "open",
                 *         "to_status": "disputed",
                 *         "closure_reason": null,
                 *         "changed_at": "2026-05-15T09:30:30.005Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StatusChangedEvent"];
            };
        };
        responses: {
            /** @description You have the event. Answer at once, also to a type that you do not know. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You refuse it, such as 401 for a wrong signature. It is tried again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
