// Made from openapi/operator.json by `npm run openapi`. Do not edit.

export interface paths {
    "/api/operator/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, and what they may do */
        get: operations["whoAmI"];
        put?: never;
        /**
         * Log in; sets the session cookie
         * @description Where the account has a second factor, the password alone is answered with 401 and `error` `TOTP_REQUIRED`; send the same again with `code`. A wrong or used code is a 401 with `TOTP_WRONG`. An account that has passkeys and no app is answered with `PASSKEY_REQUIRED`; there a recovery code is a `code` too.
         */
        post: operations["logIn"];
        /** Log out */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        /** Change the own name, language or theme */
        patch: operations["changeOneself"];
        trace?: never;
    };
    "/api/operator/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey has to sign; once, within five minutes, and by this browser only */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey, without password and code; sets the session cookie */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; every session of the account ends */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the own account is logged in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End every other session of the own account */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the own account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the own account has besides its password */
        get: operations["readSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin with an authenticator app; a new secret is shown this once */
        post: operations["beginTotp"];
        /** Switch the app off; 409 where it is the last second factor and one is required */
        delete: operations["dropTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the app on with its first code; answers recovery codes, which replace earlier ones */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes, shown this once; the earlier ones end */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser makes a passkey from, within five minutes and for this session only */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser has made */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey; 409 where it is the last second factor and one is required */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/operator/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the service team */
        get: operations["listOperators"];
        put?: never;
        /** Add somebody to the service team */
        post: operations["createOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, role or password, disable or enable */
        patch: operations["changeOperator"];
        trace?: never;
    };
    "/api/operator/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Generate a new password, shown this once; every session of the account ends */
        post: operations["resetOperatorPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget the failed logins of an account */
        post: operations["unlockOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{id}/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Switch off app, passkeys and recovery codes of somebody who lost them; every session of the account ends */
        delete: operations["resetOperatorTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who administered what, and who looked at whose data, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same for a spreadsheet: the newest 50,000 entries; the export is an entry itself */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All organisations, newest first */
        get: operations["listOrganizations"];
        put?: never;
        /** Found an organisation */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organisation */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name, the workflow settings, the fees or the letterhead */
        patch: operations["changeOrganization"];
        trace?: never;
    };
    "/api/operator/organizations/{id}/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the organisation stores, and how much it may */
        get: operations["getOrganizationStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/account-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of bank accounts, newest first */
        get: operations["listAccountChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/account-changes/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a change that another administrator proposed: from now on the new account holds */
        post: operations["approveAccountChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/account-changes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a change: the account stays as it is */
        post: operations["withdrawAccountChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners, newest first or by name */
        get: operations["listPartners"];
        put?: never;
        /** Add a partner, unconfirmed */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One partner */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, email, commission rate, address, VAT id or the account for payouts */
        patch: operations["changePartner"];
        trace?: never;
    };
    "/api/operator/partners/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a partner; only then it can have a token */
        post: operations["confirmPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API tokens, newest first, revoked ones included, with what they have used of this hour */
        get: operations["listTokens"];
        put?: never;
        /** Issue an API token; it is shown once */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token; it is refused everywhere within five seconds */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims of all organisations, newest first unless sorted; the search looks at references, names and invoice numbers */
        get: operations["searchClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for somebody, longest first, with how many there are of each kind */
        get: operations["listWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/work/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the team can be given an item, by name */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/work/{key}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the item tells was seen and asks for nothing more; only for what debtors did in the portal */
        post: operations["markWorkSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/work/{key}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an item to somebody of the team, or to nobody */
        put: operations["assignWork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/work/{key}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put an item off; it comes back at that time, or earlier when its situation is a new one */
        put: operations["snoozeWork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about a claim */
        get: operations["getClaimFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the law that a claim is under, until its first letter is sent */
        patch: operations["changeTeamClaim"];
        trace?: never;
    };
    "/api/operator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business in figures, each with the list behind it */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One move of the stage table, with its letter; it waits for no time */
        post: operations["moveClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a claim that was not paid */
        post: operations["closeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed claim again, at the stage before */
        post: operations["reopenClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note a dispute, or that it is settled; meanwhile the timers stand still */
        post: operations["disputeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the automatic steps of a claim, or let them go on */
        post: operations["holdClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a block that does not end by itself */
        post: operations["unblockClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/debtors/{id}/situation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a debtor has come to; the insolvent and the dead get no letters */
        post: operations["setDebtorSituation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/installment-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree on an instalment plan for what is open */
        post: operations["agreeInstallmentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}/claims/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over up to 500 cases for a partner
         * @description As the bulk call of the partner API, for this partner: each item is done wholly or not at all, and `partner_reference` says which case it is. Cases are logged under the name of whoever sends them.
         */
        post: operations["importClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment that reached the team; a claim paid in full closes */
        post: operations["recordTeamPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a payment back: a chargeback or a wrong booking; a claim that it closed is open again */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments on all claims by their day, latest first, with the sums of all that match */
        get: operations["listAllPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/debtors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One debtor of any organisation */
        get: operations["getTeamDebtor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mend an address, a channel or a name; lists are replaced whole, and stuck steps are tried again */
        patch: operations["mendDebtor"];
        trace?: never;
    };
    "/api/operator/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of all partners by name, to choose one from */
        get: operations["listTeamCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer: how to reach it, where its money goes, its invitation, and what was changed last */
        get: operations["getTeamCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say whether a customer deducts input tax; it decides whether a debtor owes a lawyer’s fee with VAT */
        patch: operations["changeTeamCustomer"];
        trace?: never;
    };
    "/api/operator/customers/{id}/payout-iban/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the account that a customer’s people entered: from now on money goes there */
        post: operations["confirmPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}/payout-iban/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse the account that a customer’s people entered: everything stays as it was */
        post: operations["refusePayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has access to a customer in the creditor portal, and who was invited by a colleague */
        get: operations["listCustomerPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a person’s access to a customer, or withdraw a colleague’s invitation; its sessions end at once */
        delete: operations["withdrawAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link to the customer’s current address; the one before ends */
        post: operations["inviteCustomerAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/customers/{id}/people/{person_id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Switch off app, passkeys and recovery codes of a customer’s person, who is mailed and logged out */
        delete: operations["resetPersonsFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/installment-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instalment plans of all claims; whose next instalment is due first comes first */
        get: operations["listInstallmentPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is owed on a day with interest and costs, line by line */
        get: operations["getTeamBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters of all claims, newest first; those with status outbox wait to be sent */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One letter */
        get: operations["getLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as PDF: for administrators as it is printed, which is logged; for agents with a masked access code */
        get: operations["downloadLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/posted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter was posted: now it counts, and the claim moves */
        post: operations["markLetterPosted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The older name of posted */
        post: operations["markLetterPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter is not to be sent; what it was made for is tried again */
        post: operations["voidLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/posted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A print run was posted: all of these letters, or none */
        post: operations["markLettersPosted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The older name of posted */
        post: operations["markLettersPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter came back: its fee is taken back, and no letter goes out until there is another address */
        post: operations["markLetterReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/installment-plan/agreement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The written agreement of the instalment plan; 404 until its file was made */
        get: operations["downloadInstallmentAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/letters/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of one page, as PNG, with a masked access code */
        get: operations["getLetterPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every mail that was written, newest first */
        get: operations["listMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail with its text; codes and links in it are masked, except for administrators while it is kept */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/mail/{id}/attachments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that went with a mail; a letter as GET /letters/{id}/file gives it */
        get: operations["downloadMailAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the debtor and the team wrote to each other, oldest first */
        get: operations["listDebtorMessages"];
        put?: never;
        /** Write to the debtor; what was read and waited for an answer is answered by it */
        post: operations["answerDebtor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/creditor-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the creditor said of a claim, and what the team asked */
        get: operations["getCreditorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/direct-payments/{report_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book what the creditor received as a payment; a claim paid in full closes */
        post: operations["confirmDirectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/direct-payments/{report_id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book nothing of what the creditor reported; the waiting time runs on */
        post: operations["refuseDirectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/withdrawal/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop as the creditor wishes: the claim closes as withdrawn */
        post: operations["acceptWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/withdrawal/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on all the same; the waiting time runs on */
        post: operations["refuseWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the team asked the creditor, oldest first, with the answers */
        get: operations["listCreditorQuestions"];
        put?: never;
        /** Ask the creditor something; letters go on meanwhile */
        post: operations["askCreditor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/questions/{question_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a question that was not answered */
        delete: operations["takeBackQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/court-desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims at the court step; who has waited longest comes first */
        get: operations["listCourtDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/court-readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is missing for a filing, each with the call that mends it */
        get: operations["getTeamCourtReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/lawsuit-decision/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What going to court would cost, and whether it is possible */
        get: operations["getTeamLawsuitEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/filing-package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the form of the court asks for, with the evidence and where it is downloaded */
        get: operations["getFilingPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/filing-package.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a PDF file */
        get: operations["getFilingPackageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/filing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the filing was dispatched; the claim moves to dunning_action_filed */
        post: operations["recordFiling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record the enforceable title; the claim moves to exekutionsantrag_recommended */
        post: operations["recordTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/court-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the court let us know, newest first */
        get: operations["listCourtMessages"];
        put?: never;
        /** Record what the court let us know; an objection makes the case disputed */
        post: operations["recordCourtMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/court-fee-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices for court fees to creditors, newest first */
        get: operations["listCourtFeeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/court-fee-invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice as it was sent; 404 until its file was made */
        get: operations["downloadCourtFeeInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/court-fee-invoices/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the creditor has paid an invoice for a court fee */
        post: operations["markCourtFeeInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/court-fee-invoices/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invoice back by a credit note and, if a fee is still due, issue a new one
         * @description For example after a table of the law was corrected. 409 if the invoice has the right fee.
         */
        post: operations["correctCourtFeeInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/legal-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of the law that amounts are computed by, with their sources and what to know about them */
        get: operations["listLegalTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/legal-tables/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One table as a whole, to add a row to */
        get: operations["getLegalTable"];
        /** Put a table in the place of the built-in one; it holds everywhere within seconds */
        put: operations["uploadLegalTable"];
        post?: never;
        /** Go back to the built-in table */
        delete: operations["dropLegalTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/legal-tables/{name}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the figures of a row are right; it stands with the name of who did, and warns no more
         * @description It holds for these figures only: a row that is changed later must be confirmed anew.
         */
        post: operations["confirmLegalRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All documents of a claim, newest first; those that a partner deleted and we keep are marked */
        get: operations["listTeamDocuments"];
        put?: never;
        /** Attach a file to a claim; a partner cannot delete it */
        post: operations["uploadTeamDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself, always as an attachment */
        get: operations["downloadTeamDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/documents/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a document in the debtor portal */
        post: operations["releaseDocument"];
        /** Take a document back from the debtor portal */
        delete: operations["takeBackDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/documents/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a file that the debtor sent to the creditor and its partner too */
        post: operations["shareDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/to-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Uploaded invoices of which a field waits for somebody; who has waited longest comes first */
        get: operations["listInvoicesToCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{id}/extraction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was read from an uploaded invoice, with sources, confidences and places */
        get: operations["getExtraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{id}/extraction/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the file once more; what was sent, corrected or accepted stays */
        post: operations["readInvoiceAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{id}/extraction/fields/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say what a field is; null clears it */
        patch: operations["correctField"];
        trace?: never;
    };
    "/api/operator/invoices/{id}/extraction/fields/{field}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find a field right as it is, or take over what was read with doubt */
        post: operations["acceptField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of an uploaded invoice, always as an attachment */
        get: operations["downloadInvoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of one page, as PNG */
        get: operations["getInvoicePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Our bank accounts, newest first */
        get: operations["listBankAccounts"];
        put?: never;
        /** Add a bank account of ours; its statements are taken from then on */
        post: operations["openBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a bank account, or propose another IBAN or BIC
         * @description The name changes at once. IBAN and BIC change when another administrator approves it, or, where there is only one, after 72 hours; `account_change` shows what waits.
         */
        patch: operations["changeBankAccount"];
        trace?: never;
    };
    "/api/operator/bank-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of bank statements, latest booking date first, with the claims that they may be for */
        get: operations["listBankEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many entries wait for somebody, and what was booked today */
        get: operations["summarizeBankEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of a bank statement */
        get: operations["getBankEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an entry to claims: a payment is recorded on each
         * @description The parts may sum to less than the rest of the entry; what is left stays unmatched. What exceeds the whole debt of a claim waits as `to_refund`. With `payment_id`, a payment that was recorded before is this money.
         */
        post: operations["assignBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/offset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set money that left off against money that came in
         * @description For what the bank took back in part, or had booked by mistake: as far as both have a rest, they are accounted for. Nothing changes in the ledger, where both are in suspense. `unassign` of either takes it back.
         */
        post: operations["offsetBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was made of an entry
         * @description Its payments are reversed; one that was linked is the creditor’s again. A refund that no payment run has is withdrawn. An entry that was ignored is open again.
         */
        post: operations["unassignBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an entry aside that is for no claim
         * @description Its money stays in suspense. `unassign` opens it again.
         */
        post: operations["ignoreBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order that money goes back to the account that it came from
         * @description The surplus, and all of the entry that is not assigned. The next payment run takes it.
         */
        post: operations["refundBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-entries/{id}/own-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Our own money makes good what we owe to the client money
         * @description For a transfer from an account of our own, while fees that were given back have not been put in: as much of it as we owe, the rest stays unmatched. `unassign` takes it back.
         */
        post: operations["putInOwnMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal of client money, newest first */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands on each account of client money at the end of a day, by bank account and by creditor */
        get: operations["listLedgerBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the banks hold what we owe, and if not, what does not fit
         * @description What is at the bank comes from the statements alone, and whose it is from the ledger alone. The difference is 0.00 while both fit.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journal of a period for accountants
         * @description datev: a booking batch (EXTF 700, Buchungsstapel 13) in Windows-1252, with the accounts of the organisation's settings, or the usual ones of its country. Both days are in one business year, and a batch has at most 99,999 bookings. csv: one line for each line of the ledger, UTF-8.
         */
        get: operations["exportLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files of bank statements, newest first, with what became of their entries */
        get: operations["listBankStatements"];
        put?: never;
        /**
         * Take a bank statement: what is certain is booked, for everything else claims are suggested
         * @description camt.053 (001.02 or 001.08) or MT940, of one of our accounts. It is taken whole or not at all. Entries that another file has brought before are counted as duplicates and are nothing new. The file may hold several statements of one account, and must be at most 50 MB large.
         */
        post: operations["uploadBankStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of a bank statement; `unread` tells how far its judging is */
        get: operations["getBankStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bank-statements/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as the bank made it
         * @description For administrators: it holds what the lists leave out of people whose data may only be kept.
         */
        get: operations["downloadBankStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/revenue-shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners' parts of our fees, newest first, with sums over all pages */
        get: operations["listAllRevenueShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/revenue-shares/payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is open to each partner up to the end of a month, the largest amount first */
        get: operations["listPayable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/revenue-shares/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what is accrued up to the end of a month, before it is paid out */
        post: operations["approveRevenueShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What partners were paid, newest first */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Approve and pay out everything that is open up to the end of a month
         * @description Leftovers of earlier months and reversals are included. What is earned later belongs to the next payout. Refused with 409 before the month has begun, when it was paid out before, when nothing is open, and when the lines do not add up to more than 0: they are then carried forward to the next payout.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a payout for a spreadsheet: one line for each share */
        get: operations["downloadStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a payout for people */
        get: operations["downloadStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/claims/{id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What we earned on a claim, in the order in which it was earned */
        get: operations["listTeamFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was settled with customers, newest first */
        get: operations["listSettlements"];
        put?: never;
        /**
         * Settle with a customer what is open up to a day
         * @description Money that we received, less our fees with VAT and court fees that we advanced. What is left waits for the next payment run; what is missing is carried over. Nothing is settled twice; 409 when nothing is open.
         */
        post: operations["createSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a settlement would say, without settling anything
         * @description Says too which fees are left out, because they are older than the settling of fees here.
         */
        get: operations["previewSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement with its lines */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements/{id}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice for our fees; 404 where there were none */
        get: operations["downloadFeeInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a settlement for people */
        get: operations["downloadSettlementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settlements/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a settlement for a spreadsheet: one row for each line, and all rows add up to 0 */
        get: operations["downloadSettlementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment runs, newest first */
        get: operations["listPaymentRuns"];
        put?: never;
        /**
         * Take everything that is to be paid from an account
         * @description From an account of client money: settlements, refunds of what came to it, and our fees to our own account. From an account of our own: payouts to partners. What cannot be paid is in `left_out` with the reason, and waits. 409 where nothing is due.
         */
        post: operations["createPaymentRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment run, with its items and with what was left out */
        get: operations["getPaymentRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs/{id}/pain.001.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file for the bank: pain.001.001.09; 409 until the run is released */
        get: operations["downloadPaymentRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a run that another administrator made: from now on its file can be fetched for the bank
         * @description 403 `same_person` for who made it. 409 where a payee has another account by now (`payee_changed`), and where the account or the money of a creditor does not cover it any more (`not_covered`).
         */
        post: operations["releasePaymentRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a run that was not released: what it was to pay waits for the next one */
        post: operations["withdrawPaymentRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payment-runs/{id}/items/{item_id}/pay-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The money came back, and the account is right all the same: the next run pays it again */
        post: operations["payAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a partner is told what happens; never the secret */
        get: operations["getWebhook"];
        /** Set the address; the first time this makes the webhook and shows its secret once */
        put: operations["setWebhook"];
        post?: never;
        /** Delete the webhook; what waits is failed */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Enable or disable; what happens while it is disabled is never sent */
        patch: operations["switchWebhook"];
        trace?: never;
    };
    "/api/operator/partners/{id}/webhook/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new secret, shown once; from now on only it signs */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queue an event of no claim, which goes the way of every other */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent, with every attempt, newest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/partners/{id}/webhook/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery with the body that is sent and every attempt */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who may be meant, across organisations and kinds; nothing is merged */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people ask about their data; open ones first, by the day on which they are due */
        get: operations["listPrivacyRequests"];
        put?: never;
        /** Record what somebody asks; it is due one month after its receipt */
        post: operations["recordPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its records, who has to be told, and who did what */
        get: operations["getPrivacyRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recognise a record as the person's */
        post: operations["addPrivacySubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/subjects/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A record is not the person's after all */
        post: operations["removePrivacySubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record how it was checked who asks; nobody is answered before */
        post: operations["checkPrivacyIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/recipients/{recipient_id}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recipient of the data was told what was done with them (Art. 19) */
        post: operations["tellPrivacyRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two further months, for a reason that the person was told within the first (Art. 12 (3)) */
        post: operations["extendPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person was answered */
        post: operations["answerPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refused, for a reason that the person was told */
        post: operations["refusePrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the data of a debtor, or record what was corrected elsewhere (Art. 16) */
        post: operations["correctPrivacyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Only keep the data of a debtor: no letter, message or step until that is lifted (Art. 18) */
        post: operations["restrictProcessing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/restriction/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the person by mail that the restriction will be lifted (Art. 18 (3)) */
        post: operations["announceLifting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/restriction/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a restriction of which the person was told; waiting times run on */
        post: operations["liftRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept about one record of the person, to hand over (Art. 15 and 20) */
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/erasure-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would be erased now, and what is kept for which reason until when */
        get: operations["planPersonErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/requests/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a record as far as the law allows, and block the rest (Art. 17); it cannot be taken back */
        post: operations["erasePersonData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long each kind of data is kept, by law */
        get: operations["getRetention"];
        /**
         * Change how long data are kept; the others stay
         * @description Counts from the next nightly run on, for everything that is still there. What is gone does not come back. Books, receipts and letters cannot be kept shorter than the law asks for.
         */
        put: operations["setRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was erased, newest first: ids and counts, never names */
        get: operations["listErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/privacy/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Erased debtors of whom the law wants papers kept, with their names; each look is logged */
        get: operations["listBlockedPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time of the sandbox, and who may move it */
        get: operations["readTeamSandboxClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the clock of the sandbox forward, for all partners */
        post: operations["advanceTeamSandboxClock"];
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
        /** AccountChange */
        AccountChange: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * @description letterhead: what letters of the organisation print. bank_account: an account of ours.
             * @enum {string}
             */
            kind: "letterhead" | "bank_account";
            /**
             * Format: uuid
             * @description Of a letterhead: its organisation. Else the bank account.
             */
            account_id: string;
            /** @description What the bank account is called; null of a letterhead. */
            account_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            organization_name: string;
            /** @description The account that is to hold. */
            iban: string;
            bic: string | null;
            bank_name: string | null;
            /** @description The account until then. */
            old_iban: string | null;
            /** @enum {string} */
            status: "open" | "applied" | "withdrawn";
            /**
             * Format: uuid
             * @description UUID
             */
            proposed_by: string | null;
            /** @description Who proposed it. */
            proposed_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            proposed_at: string;
            /**
             * Format: date-time
             * @description When it counts by itself; null: once another administrator has approved it.
             */
            counts_from: string | null;
            /** @description Who approved it. */
            approved_by_name: string | null;
            /** @description Who withdrew it. */
            withdrawn_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            settled_at: string | null;
        };
        /** AccountMap */
        AccountMap: {
            bank?: number | null;
            suspense?: number | null;
            creditor?: number | null;
            debtors?: number | null;
            fees?: number | null;
            in_transit?: number | null;
            revenue?: number | null;
            revenue_reverse_charge?: number | null;
            revenue_without_vat?: number | null;
            court_fees?: number | null;
        };
        /** Activity */
        Activity: {
            number: number;
            /** @enum {string} */
            actor_type: "token" | "operator" | "creditor" | "debtor" | "system";
            /**
             * Format: uuid
             * @description UUID
             */
            actor_id: string | null;
            actor_name: string | null;
            action: string;
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /** @description Of this entry and the one before it, so of all before it. */
            hash: string;
        };
        /** AllowedAction */
        AllowedAction: {
            /** @enum {string} */
            action: "stage" | "close" | "reopen" | "dispute" | "settle" | "hold" | "release" | "installment-plan" | "payment" | "filing" | "title" | "court-message" | "document" | "unblock" | "law" | "situation";
            /** @enum {string|null} */
            to_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed" | null;
            allowed: boolean;
            /** @enum {string|null} */
            reason_code: "claim_closed" | "not_closed" | "disputed" | "already_disputed" | "not_disputed" | "already_held" | "not_held" | "not_at_stage" | "nothing_open" | "paid" | "not_decided" | "withdrawal_waiting" | "declined" | "not_filed" | "not_liftable" | "letter_not_possible" | null;
            /** @description Why not, where it is not allowed. */
            reason: string | null;
            /** @description What it does: what happens, then who is told and what becomes of the waiting time. */
            effects: ("claim_accepted" | "letter_sent" | "fee_charged" | "plan_agreed" | "plan_cancelled" | "reminder_where_protected" | "letters_rest" | "creditor_decides" | "team_checks" | "eviction_decided" | "filing_recorded" | "title_recorded" | "collection_ends" | "claim_reopened" | "claim_disputed" | "dispute_settled" | "steps_stop" | "steps_go_on" | "payment_booked" | "message_recorded" | "document_added" | "block_lifted" | "letter_sent_again" | "barred_counts" | "representative_written_to" | "law_counts" | "letter_made_anew" | "all_claims_follow" | "stage_told" | "status_told" | "stage_and_status_told" | "closure_told" | "nobody_told" | "time_begins" | "time_stops" | "time_goes_on" | "time_ends" | "time_waits" | "time_follows_plan" | "time_unchanged")[];
        };
        /** AuditEntry */
        AuditEntry: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * @description administration: what was changed. access: what was looked at.
             * @enum {string}
             */
            log: "administration" | "access";
            /** @description Its place in the chain of its log. */
            number: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /** @enum {string} */
            actor_type: "token" | "operator" | "creditor" | "debtor" | "system";
            /**
             * Format: uuid
             * @description UUID
             */
            actor_id: string | null;
            /** @description As they are called today; null for the service, and for who is gone. */
            actor_name: string | null;
            action: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string | null;
            organization_name: string | null;
            subject_kind: string | null;
            subject_id: string | null;
            /** @description Null for what has no name, or is gone. */
            subject_name: string | null;
            /** @description Where settings were changed, `changes`: each with `field`, and `from` and `to` unless they are personal. */
            details: {
                [key: string]: unknown;
            };
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
             * @description The country whose law was used; null where we know the law of neither party’s country. Then nothing bears interest.
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
             * @description What the line is: an invoice (`principal`), what was taken off it (`credit_note`), interest, costs (`lump_sum`, the two fees of letters, court and lawyer), a `payment`, what was waived (`waiver`) or is no longer pursued by us (`not_pursued`), a `correction`, or what counts in no total.
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
             * @description The entry of the account that the line shows. Null on invoices and payments, on interest that runs on, and on what was only reckoned.
             */
            charge_id: string | null;
            /**
             * Format: date
             * @description The day of the line: of an invoice the issue date, else the due date; of a payment the value date; of interest the last day that is counted; of what is not due the due date; of what is barred the first barred day. Null for an invoice without a date.
             */
            date: string | null;
            /** @description The days for which interest is counted; null on other lines. */
            period: components["schemas"]["BalancePeriod"] | null;
            /** @description EUR on which interest runs; null on other lines and on interest that was fixed. */
            base_amount: number | null;
            /** @description Interest in percent a year; null on other lines and on interest that was fixed. */
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
        /** BankAccount */
        BankAccount: {
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
            organization_name: string;
            name: string;
            iban: string;
            bic: string | null;
            /**
             * @description client_money: money of creditors and payers, kept in the ledger. own: our own money.
             * @enum {string}
             */
            kind: "client_money" | "own";
            /** @description The IBAN that is to hold instead, once its change counts. */
            iban_pending: string | null;
            /**
             * AccountChange
             * @description The change of IBAN or BIC that waits: who proposed it, and when it counts.
             */
            account_change: {
                /**
                 * Format: uuid
                 * @description UUID
                 */
                id: string;
                /**
                 * @description letterhead: what letters of the organisation print. bank_account: an account of ours.
                 * @enum {string}
                 */
                kind: "letterhead" | "bank_account";
                /**
                 * Format: uuid
                 * @description Of a letterhead: its organisation. Else the bank account.
                 */
                account_id: string;
                /** @description What the bank account is called; null of a letterhead. */
                account_name: string | null;
                /**
                 * Format: uuid
                 * @description UUID
                 */
                organization_id: string;
                organization_name: string;
                /** @description The account that is to hold. */
                iban: string;
                bic: string | null;
                bank_name: string | null;
                /** @description The account until then. */
                old_iban: string | null;
                /** @enum {string} */
                status: "open" | "applied" | "withdrawn";
                /**
                 * Format: uuid
                 * @description UUID
                 */
                proposed_by: string | null;
                /** @description Who proposed it. */
                proposed_by_name: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                proposed_at: string;
                /**
                 * Format: date-time
                 * @description When it counts by itself; null: once another administrator has approved it.
                 */
                counts_from: string | null;
                /** @description Who approved it. */
                approved_by_name: string | null;
                /** @description Who withdrew it. */
                withdrawn_by_name: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                settled_at: string | null;
            } | null;
            /** @description EUR that the last statement closed with; null before the first one. */
            balance: number | null;
            /**
             * Format: date
             * @description The day of that balance.
             */
            balance_on: string | null;
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
        /** BankAccountCreate */
        BankAccountCreate: {
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /** @description What the team calls the account. */
            name: string;
            /** @description IBAN, with or without spaces */
            iban: string;
            /** @description BIC of 8 or 11 characters */
            bic?: string | null;
            /**
             * @description client_money: money of creditors and payers, kept in the ledger. own: our own money.
             * @enum {string}
             */
            kind: "client_money" | "own";
        };
        /** BankAccountNumber */
        BankAccountNumber: {
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string;
            account: number;
        };
        /** BankAccountPatch */
        BankAccountPatch: {
            /** @description What the team calls the account. */
            name?: string;
            /** @description IBAN, with or without spaces */
            iban?: string;
            /** @description BIC of 8 or 11 characters */
            bic?: string | null;
        };
        /** BankAssignment */
        BankAssignment: {
            parts: components["schemas"]["BankAssignmentPart"][];
            /** @description What the caller saw as the rest of the entry. If it is another one by now: 409 `changed_meanwhile`. */
            rest?: number;
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** BankAssignmentPart */
        BankAssignmentPart: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            /** @description EUR of the entry that are for the claim. */
            amount: number;
            /**
             * Format: uuid
             * @description A payment of the same amount that was recorded before: it is this money, so nothing is recorded twice.
             */
            payment_id?: string | null;
        };
        /** BankEntry */
        BankEntry: {
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
            account_id: string;
            account_name: string;
            /** @enum {string} */
            account_kind: "client_money" | "own";
            /**
             * Format: uuid
             * @description UUID
             */
            statement_id: string;
            /** @description EUR. What came in is positive. */
            amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            booking_date: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            value_date: string;
            /** @description The remittance text. */
            text: string;
            /** @description Whom it came from or went to; null where the bank does not say. */
            payer_name: string | null;
            /** @description Their account. */
            payer_iban: string | null;
            /** @description The reference that the payer gave. */
            end_to_end_id: string | null;
            /** @description The bank's own reference. */
            bank_reference: string | null;
            /** @description A transfer or direct debit that came back. */
            is_return: boolean;
            /** @description Why it came back, as the bank says it. */
            return_reason: string | null;
            /**
             * @description booked: all of it is accounted for. suggested: it names or may be for a claim. unmatched: it does not, or a rest is open. to_refund: a surplus waits to go back. refunded: it went back. ignored: not for us.
             * @enum {string}
             */
            status: "booked" | "suggested" | "unmatched" | "to_refund" | "refunded" | "ignored";
            /** @description What of it went to which claim. */
            assigned: components["schemas"]["BankPart"][];
            /** @description EUR. What of it goes back, or went back, to the payer. */
            to_refund: number;
            /** @description EUR. What of it is set off against money on the other side; always positive. */
            offset: number;
            /** @description EUR. What of it is our own money, put in for fees that we gave back. */
            own_money: number;
            /** @description EUR. What of it can be put in so now: it comes from an account of our own, and we owe as much. */
            own_money_due: number;
            /** @description EUR. What of it is neither assigned nor set off nor our own nor goes back. Of money that left it is negative. */
            rest: number;
            /**
             * @description not_ordered: nobody has ordered it yet. waiting: the next payment run takes it. in_run, released, executed: where the transfer is. returned: it came back, and somebody has to look at the account. Null: nothing goes back.
             * @enum {string|null}
             */
            refund_state: "not_ordered" | "waiting" | "in_run" | "released" | "executed" | "returned" | null;
            /** @description Claims that it may be for, best first. */
            suggestions: components["schemas"]["BankSuggestion"][];
            /** @description What somebody of the team wrote last. */
            note: string | null;
            /** @description Who of the team decided on it last; null: the service itself. */
            updated_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** BankEntryNote */
        BankEntryNote: {
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** BankOffset */
        BankOffset: {
            /**
             * Format: uuid
             * @description Money that came in on the same account, of which a rest is open.
             */
            entry_id: string;
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** BankPart */
        BankPart: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            case_reference: string;
            debtor_name: string;
            /** @description EUR. What of the entry went to the claim. */
            amount: number;
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string;
            /** @description The payment was recorded before, and is this money. */
            is_linked: boolean;
        };
        /** BankStatement */
        BankStatement: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            account_id: string;
            /** @description How many entries the file has: the sum of the four that follow. */
            entries: number;
            /** @description Those that need nobody: booked to claims, to be refunded, transfers of ours, or nothing of ours. */
            booked: number;
            /** @description Those for which claims are suggested. */
            suggested: number;
            /** @description Those for which none is, and those that are not judged yet. */
            unmatched: number;
            /** @description Those that another file has brought before. */
            duplicates: number;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            account_name: string;
            /** @enum {string} */
            format: "camt.053.001.02" | "camt.053.001.08" | "mt940";
            file_name: string;
            /** @description Bytes. */
            file_size: number;
            /**
             * Format: date
             * @description The day of the first opening balance.
             */
            first_on: string | null;
            /**
             * Format: date
             * @description The day of the last closing balance.
             */
            last_on: string | null;
            /** @description How many entries of it are not judged yet; they are among the unmatched ones. */
            unread: number;
            /** @description Who of the team sent it; null: it came by the watched folder. */
            uploaded_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the last of its entries was judged; null while some are not.
             */
            judged_at: string | null;
        };
        /** BankStatementUpload */
        BankStatementUpload: {
            /**
             * Format: binary
             * @description camt.053 or MT940
             */
            file: string;
        };
        /** BankSuggestion */
        BankSuggestion: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            case_reference: string;
            debtor_name: string;
            customer_name: string | null;
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /** @description EUR. What is open of the invoices; interest and costs come on top. */
            outstanding: number;
            /** @description 0 to 1: how likely the entry is for the claim. */
            score: number;
            /** @description The reason, as a word or words for programs, such as possible_double. */
            why: string;
            /**
             * Format: uuid
             * @description Of a possible double: the payment that it may be. Assign with it to link the two.
             */
            payment_id: string | null;
        };
        /** BankSummary */
        BankSummary: {
            /** @description How many entries have each status. */
            counts: {
                booked: number;
                suggested: number;
                unmatched: number;
                to_refund: number;
                refunded: number;
                ignored: number;
            };
            /** @description Surpluses whose refund nobody has ordered yet. */
            refunds_waiting: number;
            /** @description Entries that were booked to claims today in Vienna. */
            booked_today: number;
            /** @description EUR. Their sum. */
            booked_today_amount: number;
        };
        /** BlockedPerson */
        BlockedPerson: {
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            request_id: string;
            /** @description person or company, and addresses */
            identity: {
                [key: string]: unknown;
            };
            reasons: ("open_claim" | "title" | "restricted" | "books" | "receipts" | "letters" | "file" | "open_relation")[];
            /**
             * Format: date
             * @description The day on which it goes too.
             */
            until: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            blocked_at: string;
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
             * @description Whether the debtor is a `person` or a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`.
             * @enum {string}
             */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * DebtorPerson
             * @description The person; null for a company.
             */
            person?: {
                /** @description How letters address the person, such as Herr, Frau Dr. or mr; with a word that tells no form of address they use the name alone. */
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
             * @description The company; null for a person.
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
        /** ClaimClosure */
        ClaimClosure: {
            /** @enum {string} */
            closure_reason: "written_off" | "withdrawn" | "disputed";
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** ClaimDispute */
        ClaimDispute: {
            disputed: boolean;
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** ClaimEvent */
        ClaimEvent: {
            id: string;
            type: string;
            /** @description As it is sent. */
            payload: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            changed_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            delivery_id: string | null;
            /** @enum {string|null} */
            delivery_status: "pending" | "delivered" | "failed" | null;
            attempts: number | null;
        };
        /** ClaimFee */
        ClaimFee: {
            /**
             * Format: uuid
             * @description The id of the fee: `fee_id` of the revenue share that it created.
             */
            id: string;
            /**
             * @description `success`: on a payment; `filing`: for a court filing; `collection_cost`: fees for our letters that a payment has paid.
             * @enum {string}
             */
            kind: "success" | "filing" | "collection_cost";
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
        /** ClaimFile */
        ClaimFile: {
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
            /** @description The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`.
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
            /** @description Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law.
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
             * @description Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the claim, its sums included, changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            stage_entered_at: string;
            /**
             * Format: date-time
             * @description When the workflow takes the next step; null when it waits.
             */
            next_step_at: string | null;
            /** @description The team has stopped the automatic steps. */
            is_held: boolean;
            /**
             * @description Why the due step could not be taken.
             * @enum {string|null}
             */
            stuck_reason: "no_address" | "no_letterhead" | "no_amount" | "no_creditor_address" | "no_law" | "not_a_tenancy" | "typesetting_failed" | "fault" | null;
            allowed_actions: components["schemas"]["AllowedAction"][];
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            organization_name: string;
            customer_name: string | null;
            customer_email: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            partner_name: string | null;
            /**
             * @description Where the workflow takes the claim at next_step_at.
             * @enum {string|null}
             */
            next_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed" | null;
            /**
             * @description Whom or what the next step waits for.
             * @enum {string}
             */
            waits_for: "time" | "installment" | "amount" | "decision" | "filing" | "declined" | "court" | "execution" | "check" | "eviction" | "somebody" | "settlement" | "release" | "promise" | "unblocking" | "posting" | "address" | "nothing";
            /** @description What is owed today. */
            balance: components["schemas"]["Balance"];
            debtor: components["schemas"]["TeamDebtor"];
            invoices: components["schemas"]["TeamInvoice"][];
            payments: components["schemas"]["Payment"][];
            /** @description What the instalments of a plan of today add up to. */
            plan_amount: number;
            installment_plan: components["schemas"]["InstallmentPlan"] | null;
            promise: components["schemas"]["PaymentPromise"] | null;
            /** @description Of the debtor. */
            unanswered_messages: number;
            /** @description Direct payments and withdrawals that the team has yet to decide. They hold the claim. */
            open_creditor_requests: number;
            letters: components["schemas"]["Letter"][];
            mails: components["schemas"]["ClaimMail"][];
            documents: components["schemas"]["TeamDocument"][];
            court: components["schemas"]["CourtFile"];
            /** @description The newest; the number of the first says how many there are. */
            activity: components["schemas"]["Activity"][];
            /** @description The newest. */
            events: components["schemas"]["ClaimEvent"][];
        };
        /** ClaimHold */
        ClaimHold: {
            held: boolean;
            /**
             * Format: date
             * @description The day on which the claim goes on by itself. Without it, somebody has to let it go on.
             */
            until?: string;
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** ClaimLine */
        ClaimLine: {
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
            organization_name: string;
            case_reference: string;
            partner_reference: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            partner_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            debtor_name: string;
            /** @description Of the address that letters go to. */
            debtor_country: string | null;
            /** @enum {string} */
            claim_type: "standard" | "tenancy";
            /** @enum {string} */
            submission_state: "new" | "accepted" | "rejected";
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /** @enum {string|null} */
            closure_reason: "paid" | "installment_plan" | "written_off" | "withdrawn" | "disputed" | null;
            /** @enum {string} */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description EUR */
            total_claim_amount: number;
            /** @description EUR */
            paid_amount: number;
            /** @description EUR */
            outstanding_amount: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            next_step_at: string | null;
            is_held: boolean;
            is_stuck: boolean;
            stuck_reason: string | null;
            /**
             * Format: uuid
             * @description Who last took up something of this claim in the work queue.
             */
            owner_id: string | null;
            owner_name: string | null;
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
        /** ClaimMail */
        ClaimMail: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            recipient: string;
            subject: string;
            /** @enum {string} */
            status: "kept" | "queued" | "sent" | "failed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            sent_at: string | null;
        };
        /** ClaimReopening */
        ClaimReopening: {
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** ClaimUnblocking */
        ClaimUnblocking: {
            /** @description Kept in the activity log. */
            note?: string;
            /** @description Of a minor: to whom letters go from now on. */
            representative?: components["schemas"]["Representative"];
        };
        /** Colleague */
        Colleague: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
        };
        /** Conflict */
        Conflict: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "Conflict";
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** CorrectedCourtFeeInvoice */
        CorrectedCourtFeeInvoice: {
            credit_note: components["schemas"]["CourtFeeInvoice"];
            /** @description null where the court takes no fee any more */
            invoice: components["schemas"]["CourtFeeInvoice"] | null;
        };
        /** CourtDeskCase */
        CourtDeskCase: {
            /** @enum {string} */
            status: "awaiting_decision" | "decided_to_sue" | "declined" | "filed" | "titled";
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
            organization_name: string;
            case_reference: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            debtor_name: string;
            country: string | null;
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @enum {string} */
            case_status: "open" | "disputed" | "closed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            stage_entered_at: string;
            /** @description EUR */
            streitwert: number;
            /** @description EUR, as of the decision; null before it. */
            amount_to_claim: number | null;
            /** @enum {string|null} */
            decision: "sue" | "decline" | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            decided_at: string | null;
            /** @description EUR */
            court_fees: number | null;
            filing_reference: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            filed_at: string | null;
            title_reference: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            title_date: string | null;
        };
        /** CourtFeeInvoice */
        CourtFeeInvoice: {
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
            claim_id: string;
            case_reference: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            recipient_name: string;
            recipient_email: string | null;
            /**
             * @description A credit note takes a whole invoice back.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            number: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            issued_on: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_on: string;
            /** @description EUR; of a credit note negative */
            amount: number;
            /**
             * Format: uuid
             * @description The invoice that this credit note takes back.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The invoice in whose place this one came.
             */
            replaces: string | null;
            /**
             * Format: uuid
             * @description The credit note that takes this invoice back.
             */
            corrected_by: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            paid_on: string | null;
            /**
             * Format: date-time
             * @description When it was recorded as paid.
             */
            paid_at: string | null;
            /** @description Bytes; null until the file was made. */
            file_size: number | null;
            paid_note: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            mail_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** CourtFeeInvoicePaidBody */
        CourtFeeInvoicePaidBody: {
            /**
             * Format: date
             * @description Today when it is left out.
             */
            paid_on?: string;
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** CourtFile */
        CourtFile: {
            decision: components["schemas"]["TeamLawsuitDecision"] | null;
            filing: components["schemas"]["Filing"] | null;
            title: components["schemas"]["Title"] | null;
            /** @description The newest fifty. */
            messages: components["schemas"]["CourtMessage"][];
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
        /** CourtMessage */
        CourtMessage: {
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
            kind: "served" | "not_served" | "objection";
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            reference: string | null;
            note: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            recorded_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            recorded_by: string | null;
        };
        /** CourtMessageBody */
        CourtMessageBody: {
            /**
             * @description An objection makes the case disputed.
             * @enum {string}
             */
            kind: "served" | "not_served" | "objection";
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            reference?: string;
            note?: string;
        };
        /** CourtPartyAddress */
        CourtPartyAddress: {
            street: string | null;
            zip: string | null;
            city: string | null;
            country: string | null;
        };
        /** CourtReadiness */
        CourtReadiness: {
            /**
             * Format: uuid
             * @description The claim that was asked about.
             */
            claim_id: string;
            /**
             * @description The procedure of the debtor’s country; null where we know of none.
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
             * @description The request that adds what is missing. Null where none that you may send does; then our team sees to it.
             */
            mend: {
                /** @description The HTTP method of the request. */
                method: string;
                /** @description The path of the request, with its ids filled in. */
                path: string;
            } | null;
        };
        /** CreditNote */
        CreditNote: {
            /**
             * Format: uuid
             * @description Of its entry in the account.
             */
            id: string;
            /** @description EUR */
            amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            reason: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** CreditorQuestionText */
        CreditorQuestionText: {
            /** @description What the creditor reads in the portal, and the partner through the API. */
            text: string;
        };
        /** CreditorRequests */
        CreditorRequests: {
            direct_payments: components["schemas"]["TeamPaymentReport"][];
            /** @description The one that waits, else the last one. */
            withdrawal: components["schemas"]["Withdrawal"] | null;
            questions: components["schemas"]["TeamQuestion"][];
        };
        /** CustomerChange */
        CustomerChange: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /** @enum {string} */
            kind: "phone" | "email" | "address" | "deducts_input_tax" | "payout_iban_entered" | "payout_iban_withdrawn" | "payout_iban_confirmed" | "payout_iban_refused" | "person_invited" | "invitation_withdrawn" | "person_joined" | "person_removed" | "customer_invited";
            by: string;
            /** @description false: one of the customer’s people. */
            by_team: boolean;
            /** @description Whom it is about, where it is about a person. */
            person: string | null;
        };
        /** CustomerFile */
        CustomerFile: {
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
            partner_name: string;
            name: string;
            email: string;
            phone: string | null;
            /** CompanyAddress */
            address: {
                street?: string;
                city?: string;
                zip?: string;
                country?: string;
            } | null;
            /** @description false: the debtor owes a lawyer’s fee with VAT */
            deducts_input_tax: boolean;
            /** @description Country and last four. */
            payout_iban: string | null;
            /** @description The account that waits to be confirmed, alike. */
            payout_iban_pending: string | null;
            /**
             * Format: date-time
             * @description When the account that waits was entered.
             */
            payout_iban_entered_at: string | null;
            /** CustomerInvitation */
            invitation: {
                /** @enum {string} */
                state: "open" | "accepted" | "expired" | "replaced" | "withdrawn";
                /** @description The address it was mailed to. */
                email: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                sent_at: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                expires_at: string;
            } | null;
            /** @description What was changed last, never to what. */
            changes: components["schemas"]["CustomerChange"][];
        };
        /** CustomerPerson */
        CustomerPerson: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            email: string;
            name: string | null;
            /**
             * @description `active`: has access; `invited`: can accept an invitation; `expired`: has not accepted it in time.
             * @enum {string}
             */
            state: "active" | "invited" | "expired";
            /**
             * Format: date-time
             * @description Since when they have access, or were invited.
             */
            since: string;
            /** @description Of an open invitation: who sent it. */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description Of an open invitation.
             */
            expires_at: string | null;
            /** @description False for an open invitation. */
            has_second_factor: boolean;
        };
        /** DebtAdvice */
        DebtAdvice: {
            name: string;
            /** @description Two-letter country code: for debtors who live there. */
            country: string;
            address?: string | null;
            phone?: string | null;
            /** @description Without or with https://. */
            website?: string | null;
        };
        /** DebtorAddress */
        DebtorAddress: {
            /** @description Street and house number, as on an envelope. */
            street: string;
            /** @description Postal code; in Austria the competent court follows from it. */
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
            /** @description Postal code; in Austria the competent court follows from it. */
            zip: string;
            /** @description Town or city. */
            city: string;
            /** @description Two-letter country code (ISO 3166-1). Law and court follow from it. */
            country: string;
            /** @description True for the address that letters go to. One of the list is; where none is marked, the first. */
            is_primary?: boolean;
        };
        /** DebtorAnswer */
        DebtorAnswer: {
            /** @description What the debtor reads in the portal. A mail tells that there is an answer, never what it says. */
            text: string;
            /**
             * Format: date-time
             * @description `created_at` of the last message that was read; what came after it is not answered. Without it all is.
             */
            until?: string;
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
        /** DebtorMessage */
        DebtorMessage: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * @description answer: by the team; all others are by the debtor.
             * @enum {string}
             */
            kind: "message" | "dispute" | "answer";
            /** @enum {string|null} */
            reason: "not_mine" | "already_paid" | "wrong_amount" | "not_delivered" | "other" | null;
            text: string;
            author_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            files: components["schemas"]["TeamDocument"][];
        };
        /** DebtorSituation */
        DebtorSituation: {
            /** @enum {string} */
            situation: "none" | "insolvent" | "deceased" | "guardian";
            /** @description Kept in the activity log. */
            note?: string;
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
        /** DeliveryWithBody */
        DeliveryWithBody: {
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
             * @description The claim that the event is about; all zeros for a test event.
             */
            claim_id: string;
            /**
             * @description `pending` until an attempt got a 2xx (`delivered`), or until the sixth failed or it was given up before (`failed`).
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
            /** @description Null on a test event, which belongs to no claim */
            case_reference: string | null;
            /** @description What is sent, byte by byte, at every attempt. */
            body: string;
        };
        /** EndedSessions */
        EndedSessions: {
            ended: number;
        };
        /** Erasure */
        Erasure: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /** @enum {string} */
            cause: "retention" | "request";
            /**
             * Format: uuid
             * @description UUID
             */
            request_id: string | null;
            /** @description Whose data, or which: a claim, a person, mails, the log of looks, the bank. */
            subject_kind: string;
            /**
             * Format: uuid
             * @description UUID
             */
            subject_id: string | null;
            law: string | null;
            /** @description The part of a claim whose time was over. */
            kind: string | null;
            /** @description How much of each holding went. */
            counts: {
                [key: string]: number;
            };
            kept: components["schemas"]["ErasureKept"][];
        };
        /** ErasureKept */
        ErasureKept: {
            what: string;
            count: number;
            /** @enum {string} */
            reason: "open_claim" | "title" | "restricted" | "books" | "receipts" | "letters" | "file" | "open_relation";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            until: string | null;
        };
        /** ExtractedField */
        ExtractedField: {
            /** @enum {string} */
            field: "invoice_number" | "invoice_issuer" | "invoice_recipient" | "subject" | "invoice_amount_net" | "invoice_amount_gross" | "invoice_issue_date" | "invoice_due_date";
            /** @description What the invoice says now; amounts in EUR */
            value: string | number | null;
            /** @enum {string|null} */
            source: "xml" | "text" | "ocr" | "partner" | "creditor" | "team" | null;
            confidence: number | null;
            /** FieldReading */
            reading: {
                /** @description As it was read; amounts in `currency` */
                value: string | number | null;
                /** @enum {string} */
                source: "xml" | "text" | "ocr";
                confidence: number;
                page: number | null;
                /**
                 * Box
                 * @description Points from the top left corner of the page
                 */
                box: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
            } | null;
            /** @description Waits for somebody to accept or to correct it */
            needs_check: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            accepted_at: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            accepted_by: string | null;
        };
        /** Extraction */
        Extraction: {
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            original_filename: string;
            file_size: number;
            /** @enum {string} */
            data_extraction_status: "manual" | "pending" | "processing" | "completed" | "failed";
            data_extraction_confidence: number | null;
            /** @description Why the file could not be read; begins with its verb */
            failure: string | null;
            /** @description What the amounts are printed in, where the file tells */
            currency: string | null;
            /** @description The pages that were read, in points */
            pages: components["schemas"]["PageSize"][];
            fields: components["schemas"]["ExtractedField"][];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** Failure */
        Failure: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
            /** @description The kind of refusal; the same for all with this status. */
            error: string;
            /** @description The same as `X-Request-Id`. Tell us; it finds the request in our log. */
            request_id: string;
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** FieldCorrection */
        FieldCorrection: {
            /** @description Amounts in EUR as numbers, dates as YYYY-MM-DD; null clears the field */
            value: string | number | null;
        };
        /** FigureList */
        FigureList: {
            /** @description The call that lists what was counted. */
            path: string;
            /** @description Its query parameters, but for paging. */
            query: {
                [key: string]: string;
            };
        };
        /** FiledClaim */
        FiledClaim: {
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
            /** @description The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`.
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
            /** @description Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law.
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
             * @description Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the claim, its sums included, changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
            filing: components["schemas"]["Filing"];
        };
        /** Filing */
        Filing: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            reference: string;
            /** @description EUR, as it was filed; null for old filings. */
            amount_to_claim: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            filed_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            filed_by: string | null;
        };
        /** FilingBody */
        FilingBody: {
            /** @description Of the court or of the transmission. */
            reference: string;
        };
        /** FilingCreditor */
        FilingCreditor: {
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            name: string;
            email: string | null;
            uid: string | null;
            address: components["schemas"]["CourtPartyAddress"];
        };
        /** FilingDebtor */
        FilingDebtor: {
            name: string;
            /** @enum {string} */
            debtor_type: "privateperson" | "protocolled_company" | "unprotocolled_company";
            salutation: string | null;
            first_name: string | null;
            last_name: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            birth_date: string | null;
            company_name: string | null;
            register_number: string | null;
            legal_representatives: string[];
            address: components["schemas"]["CourtPartyAddress"];
        };
        /** FilingEvidence */
        FilingEvidence: {
            /** @enum {string} */
            kind: "invoice" | "document";
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            title: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string | null;
            /** @description null where there is no file */
            download_path: string | null;
        };
        /** FilingFiler */
        FilingFiler: {
            /**
             * @description In Austria never the collection company.
             * @enum {string}
             */
            kind: "creditor" | "lawyer" | "collector";
            name: string | null;
        };
        /** FilingInterest */
        FilingInterest: {
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string;
            /** @description EUR */
            base_amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            since: string;
            /** @description Percent a year, or percentage points above the base rate */
            rate: number;
            above_base_rate: boolean;
            rule: string;
        };
        /** FilingPackage */
        FilingPackage: {
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            case_reference: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            as_of: string;
            /** @enum {string|null} */
            procedure: "mahnklage" | "mahnbescheid" | null;
            /** FilingCourt */
            court: {
                name: string;
                address: string | null;
                /** @description Of the debtor, where the court is only known as the one that serves it. */
                place: string | null;
                /** @description The courts among which the place does not decide. */
                candidates: string[];
            } | null;
            /**
             * FilingCourt
             * @description Where the case goes if the debtor objects; null if it stays where it is, or too little is known.
             */
            contested_court: {
                name: string;
                address: string | null;
                /** @description Of the debtor, where the court is only known as the one that serves it. */
                place: string | null;
                /** @description The courts among which the place does not decide. */
                candidates: string[];
            } | null;
            filer: components["schemas"]["FilingFiler"];
            creditor: components["schemas"]["FilingCreditor"];
            /** FilingLawyer */
            lawyer: {
                /** @enum {string} */
                lawyer_type: "svc_network" | "wunschanwalt";
                first_name: string | null;
                last_name: string | null;
                location: string | null;
                email: string | null;
            } | null;
            debtor: components["schemas"]["FilingDebtor"];
            /** @description EUR */
            streitwert: number;
            /** @description EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it. */
            amount_to_claim: number;
            principal: components["schemas"]["FilingPrincipal"][];
            /** @description Interest that runs on until payment. */
            interest_claims: components["schemas"]["FilingInterest"][];
            /** @description Interest and costs, line by line. */
            balance: components["schemas"]["Balance"];
            /** @description EUR */
            court_fees: number | null;
            /** @description EUR */
            lawyer_fees_net: number | null;
            /** @description EUR */
            lawyer_fees_gross: number | null;
            legal_basis: components["schemas"]["CourtLegalBasis"][];
            /** @description What to doubt about the figures of the law that were used; empty if they are all confirmed and current. */
            warnings: components["schemas"]["TableWarning"][];
            /** @description Anspruchsbegründung, in German. */
            statement: string;
            declarations: string[];
            evidence: components["schemas"]["FilingEvidence"][];
            missing: components["schemas"]["CourtReadinessGap"][];
        };
        /** FilingPrincipal */
        FilingPrincipal: {
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string;
            invoice_number: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            issue_date: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_date: string | null;
            subject: string | null;
            /** @description EUR */
            amount: number;
            /** @description EUR of it that are claimed */
            open_amount: number;
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
        /** InstallmentCreate */
        InstallmentCreate: {
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_date: string;
            /** @description EUR, two decimals */
            amount: number;
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
        /** InstallmentPlanCreate */
        InstallmentPlanCreate: {
            /** @description In the order of their due dates. Together the `plan_amount` of the claim. */
            installments: components["schemas"]["InstallmentCreate"][];
        };
        /** InstallmentPlanLine */
        InstallmentPlanLine: {
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
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            case_reference: string;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            debtor_name: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
            installment_count: number;
            paid_count: number;
            overdue_count: number;
            /**
             * Format: date
             * @description Of the first instalment that is not paid.
             */
            next_due_date: string | null;
            /** @description EUR, two decimals */
            next_amount: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
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
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. Null where it is not known. */
            creditor_reminder_fees_incurred?: number | null;
            /** @description Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true. */
            due_date_agreed?: boolean;
        };
        /** InvoiceToCheck */
        InvoiceToCheck: {
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string;
            case_reference: string;
            debtor_name: string;
            customer_name: string | null;
            invoice_number: string | null;
            /** @description EUR */
            invoice_amount_gross: number | null;
            original_filename: string;
            /** @enum {string} */
            data_extraction_status: "completed" | "failed";
            data_extraction_confidence: number | null;
            waiting_fields: ("invoice_number" | "invoice_issuer" | "invoice_recipient" | "subject" | "invoice_amount_net" | "invoice_amount_gross" | "invoice_issue_date" | "invoice_due_date")[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** LawsuitDecider */
        LawsuitDecider: {
            /**
             * @description creditor: one of its people, or whoever used the link.
             * @enum {string}
             */
            type: "token" | "operator" | "creditor" | "system";
            /** @description Of the person or the token; null for whoever used a link. */
            name: string | null;
            /** @description The partner that the token belongs to. */
            partner_name: string | null;
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
             * @description The dunning procedure of the courts in that country; null where we know of none.
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
            /** @description The court that would get it; null where too little is known to tell, or no procedure is available. */
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
        /** LedgerBalance */
        LedgerBalance: {
            /**
             * @description `bank`: what the banks hold. `suspense`: what nobody was found for yet. `creditor`: what belongs to creditors. `debtors`: what goes back to payers. `fees`: what is ours and was not taken yet. `in_transit`: what was released and no statement shows yet.
             * @enum {string}
             */
            account: "bank" | "suspense" | "creditor" | "debtors" | "fees" | "in_transit";
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string | null;
            bank_account_name: string | null;
            /**
             * Format: uuid
             * @description Of a creditor; null also for claims without customer.
             */
            customer_id: string | null;
            customer_name: string | null;
            /** @description EUR; positive is money at the bank, negative is money that is owed. */
            balance: number;
        };
        /** LedgerLine */
        LedgerLine: {
            /**
             * @description `bank`: what the banks hold. `suspense`: what nobody was found for yet. `creditor`: what belongs to creditors. `debtors`: what goes back to payers. `fees`: what is ours and was not taken yet. `in_transit`: what was released and no statement shows yet.
             * @enum {string}
             */
            account: "bank" | "suspense" | "creditor" | "debtors" | "fees" | "in_transit";
            /** @description EUR; positive is money at the bank, negative is money that is owed. */
            amount: number;
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
        };
        /** LedgerTransaction */
        LedgerTransaction: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: date
             * @description The booking date at the bank, or the day of what was done.
             */
            date: string;
            /** @enum {string} */
            kind: "opening" | "receipt" | "payment" | "payment_undone" | "payment_returned" | "surplus" | "surplus_undone" | "refund_ordered" | "refund_withdrawn" | "settlement" | "released" | "executed" | "transfer_returned" | "creditor_changed" | "case_deleted" | "own_money" | "own_money_undone";
            /** @description They sum to 0. */
            lines: components["schemas"]["LedgerLine"][];
            /**
             * Format: uuid
             * @description UUID
             */
            entry_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string | null;
            case_reference: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            settlement_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            run_item_id: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
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
        /** LegalRowConfirm */
        LegalRowConfirm: {
            /** @description Where in the file the row stands. */
            list: string;
            /**
             * Format: date
             * @description Which row of that list.
             */
            valid_from: string;
            /**
             * Format: date
             * @description The next day on which another figure is to be expected, null if none is. Required once the day that was expected has passed; otherwise that day stays.
             */
            next_change?: string | null;
        };
        /** LegalRowConfirmation */
        LegalRowConfirmation: {
            /** @enum {string} */
            name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
            list: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            valid_from: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            next_change: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            confirmed_at: string;
        };
        /** LegalTable */
        LegalTable: {
            /** @enum {string} */
            name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
            /** @description The name under which a replacement is put into DATA_DIR/legal. */
            file: string;
            /**
             * @description replaced: by a file in DATA_DIR/legal; uploaded: by an administrator
             * @enum {string}
             */
            origin: "built_in" | "replaced" | "uploaded";
            /** @description Why an uploaded table does not hold; the other one does. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            changed_at: string | null;
            /** @description Who uploaded it. */
            changed_by: string | null;
            rows: components["schemas"]["LegalTableRow"][];
        };
        /** LegalTableRow */
        LegalTableRow: {
            /** @description Where in the file the row stands. */
            list: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            valid_from: string;
            /** @description true for the row that holds today */
            in_force: boolean;
            rule: string | null;
            source: string;
            /** @description Remarks for the team; nobody else sees them. */
            note: string | null;
            /** @description What to doubt about the row today; empty for a row that is confirmed and current. */
            warnings: ("table_unconfirmed" | "rate_may_have_changed")[];
            /**
             * Format: date
             * @description The first day on which another figure is expected.
             */
            next_change: string | null;
            /**
             * Format: date-time
             * @description When an administrator confirmed it; null if none has.
             */
            confirmed_at: string | null;
            /** @description The administrator who confirmed it. */
            confirmed_by: string | null;
        };
        /** Letter */
        Letter: {
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
            claim_id: string;
            case_reference: string;
            debtor_name: string;
            move_number: number;
            /** @enum {string} */
            kind: "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_reminder" | "mzr_aufhebungserklaerung";
            /** @enum {string} */
            language: "de" | "en";
            /**
             * @description outbox is made and not sent; posted and mailed are sent; void was never sent and never will be.
             * @enum {string}
             */
            status: "outbox" | "posted" | "mailed" | "returned" | "void";
            /** @description The lines of the address field. */
            recipient: string[];
            /** @description What was demanded, EUR. */
            total_amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            /**
             * Format: date
             * @description The same as date.
             */
            letter_date: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            deadline: string;
            filename: string;
            file_size: number;
            /**
             * Format: uuid
             * @description UUID
             */
            mail_id: string | null;
            /**
             * Format: date-time
             * @description When it left, by post or by mail.
             */
            posted_at: string | null;
            /**
             * Format: date-time
             * @description When it was put where the print provider fetches it.
             */
            handed_over_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            voided_at: string | null;
            void_note: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            returned_at: string | null;
            returned_reason: string | null;
            /** @description What the team may mark it as now. */
            may_become: ("posted" | "returned" | "void")[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /** @description Whether there is a copy without the access code. Letters from before have none. */
            has_masked_copy: boolean;
        };
        /** LetterNote */
        LetterNote: {
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** LetterReturned */
        LetterReturned: {
            /** @description What the envelope, or the mail server, says. */
            note?: string;
            /** @description What the envelope, or the mail server, says. */
            reason?: string;
        };
        /** LettersPosted */
        LettersPosted: {
            ids: string[];
        };
        /** LikelyPerson */
        LikelyPerson: {
            /** @description Why the records may be of one person. Nothing is merged. */
            alike_in: ("birth_date" | "email" | "phone" | "iban" | "address")[];
            records: components["schemas"]["PrivacyRecord"][];
        };
        /** LimitError */
        LimitError: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
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
        /** ListedToken */
        ListedToken: {
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
            /** @enum {string} */
            kind: "partner" | "organization";
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            name: string;
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
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            organization_name: string;
            partner_name: string | null;
            /** @description Requests since the full hour, out of rate_limit_per_hour. */
            used_this_hour: number;
        };
        /** Login */
        Login: {
            email: string;
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            code?: string;
        };
        /** Mail */
        Mail: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            recipient: string;
            subject: string;
            /**
             * @description kept: written while no mail server is set.
             * @enum {string}
             */
            status: "kept" | "queued" | "sent" | "failed";
            attempts: number;
            last_error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            sent_at: string | null;
            attachments: components["schemas"]["MailAttachment"][];
        };
        /** MailAttachment */
        MailAttachment: {
            /** @description Counts from 1. */
            number: number;
            filename: string;
            mime_type: string;
            file_size: number;
        };
        /** MailWithText */
        MailWithText: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            recipient: string;
            subject: string;
            /**
             * @description kept: written while no mail server is set.
             * @enum {string}
             */
            status: "kept" | "queued" | "sent" | "failed";
            attempts: number;
            last_error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            sent_at: string | null;
            attachments: components["schemas"]["MailAttachment"][];
            body_text: string;
            /**
             * @description Codes and links in the text: masked by bullets, or shown, which is logged.
             * @enum {string}
             */
            secrets: "none" | "masked" | "shown";
        };
        /** MemberAction */
        MemberAction: {
            /** @enum {string} */
            action: "change_role" | "disable" | "enable" | "reset_password" | "reset_totp" | "unlock";
            allowed: boolean;
            /** @enum {string|null} */
            reason_code: "last_admin" | "own_role" | "own_password" | "own_totp" | "disabled" | "not_disabled" | "no_totp" | "not_locked" | null;
            /** @description Why not, where it is not allowed. */
            reason: string | null;
        };
        /** Misfit */
        Misfit: {
            /** @enum {string} */
            reason: "unbalanced_transaction" | "entry_without_receipt" | "receipt_differs" | "receipt_without_entry" | "opening_differs" | "closing_differs" | "payment_differs" | "rest_differs" | "to_refund_differs" | "transfer_differs" | "settlement_differs";
            /**
             * Format: uuid
             * @description UUID
             */
            transaction_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            entry_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            run_item_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            settlement_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string | null;
            /** @description EUR; by entries, payments, refunds and transfers. */
            expected: number;
            /** @description EUR; by the ledger. */
            found: number;
        };
        /** NamedPartner */
        NamedPartner: {
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
            name: string;
            email: string;
            /** @description 0 to 1, four decimals */
            commission_rate: number;
            /** PartnerAddress */
            address: {
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
            } | null;
            /** @description EU VAT id */
            uid: string | null;
            /** @description Where its share goes: country and last four. */
            payout_iban: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            confirmed_at: string | null;
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
            organization_name: string;
            /** @enum {string} */
            webhook_state: "none" | "enabled" | "disabled";
        };
        /** NamedRevenueShare */
        NamedRevenueShare: {
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
             * @description `success`: on a payment; `filing`: for a court filing; `collection_cost`: fees for our letters that a payment has paid.
             * @enum {string}
             */
            fee_kind: "success" | "filing" | "collection_cost";
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
            partner_name: string;
            customer_name: string;
            case_reference: string;
        };
        /** Operator */
        Operator: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "agent";
            totp_enabled: boolean;
            passkey_count: number;
            /** @description Generated or set by somebody else, and to be changed */
            password_is_initial: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            last_login_at: string | null;
            /**
             * Format: date-time
             * @description After failed logins; somebody somewhere has to wait until then
             */
            locked_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            disabled_at: string | null;
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
            allowed_actions: components["schemas"]["MemberAction"][];
        };
        /** OperatorCreate */
        OperatorCreate: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "agent";
            /** @description Left out, one is generated and answered once. */
            password?: string;
        };
        /** OperatorIdentity */
        OperatorIdentity: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "agent";
            totp_enabled: boolean;
            passkey_count: number;
            /** @description Generated or set by somebody else, and to be changed */
            password_is_initial: boolean;
            recovery_codes_left: number;
            /** @description One must be set up first; until then everything else is a 403 with `error` `SECOND_FACTOR_REQUIRED` */
            second_factor_missing: boolean;
            /**
             * @description null: the browser's
             * @enum {string|null}
             */
            language: "de" | "en" | null;
            /**
             * @description null: the browser's
             * @enum {string|null}
             */
            theme: "light" | "dark" | null;
            /** @description What this person may change beyond the daily work */
            can: ("users" | "organizations" | "partners" | "tokens" | "webhooks" | "payouts")[];
            /** @enum {string} */
            mode: "sandbox" | "live";
            /** @description Opened with MODE=drill: nothing leaves. */
            is_drill: boolean;
            /** @description A volume of the server has less room than its reserve. New files are refused soon, or already. */
            disk_is_short: boolean;
            /**
             * Format: date-time
             * @description Business time, which the sandbox may have moved
             */
            now: string;
        };
        /** OperatorPatch */
        OperatorPatch: {
            name?: string;
            /** @enum {string} */
            role?: "admin" | "agent";
            password?: string;
            disabled?: boolean;
        };
        /** OperatorWithPassword */
        OperatorWithPassword: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "agent";
            totp_enabled: boolean;
            passkey_count: number;
            /** @description Generated or set by somebody else, and to be changed */
            password_is_initial: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            last_login_at: string | null;
            /**
             * Format: date-time
             * @description After failed logins; somebody somewhere has to wait until then
             */
            locked_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            disabled_at: string | null;
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
            allowed_actions: components["schemas"]["MemberAction"][];
            /** @description Generated, shown this once; null where one was given */
            initial_password: string | null;
        };
        /** Organization */
        Organization: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
            /** @description While on, a partner token sees only rows of its own partner. */
            isolate_partners: boolean;
            /** @description Days between demand letters. */
            letter_interval_days: number;
            /** @description Days until a late instalment counts as missed. */
            installment_grace_days: number;
            /** @description Fee on each payment, as a share of it. */
            success_fee_rate: number;
            /** @description Flat fee per court filing, EUR. */
            filing_fee: number;
            /** @description Claims below it are not accepted by themselves, EUR. */
            minimum_claim_amount: number;
            /** @description While on, a letter goes by mail where the debtor has an email address. */
            mail_letters: boolean;
            /** @description The most instalments that a debtor may agree to in the portal. */
            installment_max_months: number;
            /** @description The smallest instalment that a debtor may agree to in the portal, EUR; the last may be smaller. */
            installment_min_amount: number;
            /** @description While on, debtors may agree to instalments in the portal by themselves. */
            installment_self_service: boolean;
            /** @description While on, a partner that asks for a link to the lawsuit decision is told the link too. It is mailed to the customer either way. */
            partners_may_forward_links: boolean;
            /** @description While on, a customer's people may hand over cases in the portal by themselves. */
            creditors_submit: boolean;
            /** @description Where debtors get independent advice, by their country. A country that is not in the list has the usual ones. */
            debt_advice: components["schemas"]["DebtAdvice"][];
            /**
             * @description What must be paid for a claim to close: the sum of its invoices, or the balance with interest and costs.
             * @enum {string}
             */
            closes_at: "total" | "balance";
            /**
             * @description How letters leave. automatic: at once in the sandbox, through LETTER_PICKUP in live mode. by_hand: when the team has posted them. null: automatic in the sandbox, by_hand in live mode.
             * @enum {string|null}
             */
            letter_dispatch: "automatic" | "by_hand" | null;
            /** @description Days to pay that a letter leaves, fewer than letter_interval_days; null: 10, or as many as there are. */
            letter_deadline_days: number | null;
            /** @description Megabytes of files that the organisation may store, besides letters that are made here; null: 51200, 50 GB. */
            storage_quota_mb: number | null;
            /** @description The day of the month on which every customer is settled with, up to the end of the month before; null: by hand only. */
            settlement_day: number | null;
            /** Letterhead */
            letterhead: {
                company_name: string;
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
                phone?: string | null;
                /** Format: email */
                email: string;
                /** @description Without or with https://. */
                website?: string | null;
                /** @description Firmenbuchnummer or Handelsregisternummer. */
                register_number?: string | null;
                register_court?: string | null;
                /** @description VAT id. */
                uid?: string | null;
                /** @description Where debtors pay to; spaces ignored. */
                iban: string;
                /** @description 8 or 11 characters, spaces ignored. */
                bic?: string | null;
                bank_name?: string | null;
                /** @description Trade licence or registration as a collection service, as letters state it. */
                license?: string | null;
                /** SupervisoryAuthority */
                supervisory_authority?: {
                    name: string;
                    address: string;
                    /**
                     * Format: email
                     * @description Or another electronic contact.
                     */
                    email: string;
                } | null;
            } | null;
            /** Accounting */
            accounting: {
                /** @description The tax consultant's number. */
                consultant_number: number;
                /** @description Our number at the consultant's. */
                client_number: number;
                /** @description MM-DD, the first day of the business year; 01-01 unless said. */
                fiscal_year_start?: string;
                /**
                 * @description Which usual accounts count where none is named; skr03 unless said.
                 * @enum {string}
                 */
                chart?: "skr03" | "skr04" | "at";
                /** @description Digits of a general account; 4 unless said. */
                account_length?: number;
                accounts?: components["schemas"]["AccountMap"];
                /** @description Bank accounts that have an account of their own. */
                bank_accounts?: components["schemas"]["BankAccountNumber"][];
                /** @description Creditors get personal accounts from this one on, in the order of their first export; null: all share one. */
                creditors_from?: number | null;
            } | null;
            /** @description The account that is to be printed instead, once its change counts. */
            letterhead_iban_pending: string | null;
            /**
             * AccountChange
             * @description Who proposed it, and when it counts.
             */
            letterhead_account_change: {
                /**
                 * Format: uuid
                 * @description UUID
                 */
                id: string;
                /**
                 * @description letterhead: what letters of the organisation print. bank_account: an account of ours.
                 * @enum {string}
                 */
                kind: "letterhead" | "bank_account";
                /**
                 * Format: uuid
                 * @description Of a letterhead: its organisation. Else the bank account.
                 */
                account_id: string;
                /** @description What the bank account is called; null of a letterhead. */
                account_name: string | null;
                /**
                 * Format: uuid
                 * @description UUID
                 */
                organization_id: string;
                organization_name: string;
                /** @description The account that is to hold. */
                iban: string;
                bic: string | null;
                bank_name: string | null;
                /** @description The account until then. */
                old_iban: string | null;
                /** @enum {string} */
                status: "open" | "applied" | "withdrawn";
                /**
                 * Format: uuid
                 * @description UUID
                 */
                proposed_by: string | null;
                /** @description Who proposed it. */
                proposed_by_name: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                proposed_at: string;
                /**
                 * Format: date-time
                 * @description When it counts by itself; null: once another administrator has approved it.
                 */
                counts_from: string | null;
                /** @description Who approved it. */
                approved_by_name: string | null;
                /** @description Who withdrew it. */
                withdrawn_by_name: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                settled_at: string | null;
            } | null;
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
        /** OrganizationCreate */
        OrganizationCreate: {
            name: string;
            /** @description While on, a partner token sees only rows of its own partner. */
            isolate_partners?: boolean;
            /** @description Days between demand letters. */
            letter_interval_days?: number;
            /** @description Days until a late instalment counts as missed. */
            installment_grace_days?: number;
            /** @description Fee on each payment, as a share of it. */
            success_fee_rate?: number;
            /** @description Flat fee per court filing, EUR. */
            filing_fee?: number;
            /** @description Claims below it are not accepted by themselves, EUR. */
            minimum_claim_amount?: number;
            /** @description While on, a letter goes by mail where the debtor has an email address. */
            mail_letters?: boolean;
            /**
             * @description What must be paid for a claim to close: the sum of its invoices, or the balance with interest and costs.
             * @enum {string}
             */
            closes_at?: "total" | "balance";
            /** @description The most instalments that a debtor may agree to in the portal. */
            installment_max_months?: number;
            /** @description The smallest instalment that a debtor may agree to in the portal, EUR; the last may be smaller. */
            installment_min_amount?: number;
            /** @description While on, debtors may agree to instalments in the portal by themselves. */
            installment_self_service?: boolean;
            /** @description While on, a partner that asks for a link to the lawsuit decision is told the link too. It is mailed to the customer either way. */
            partners_may_forward_links?: boolean;
            /** @description While on, a customer's people may hand over cases in the portal by themselves. */
            creditors_submit?: boolean;
            /** @description Where debtors get independent advice, by their country. A country that is not in the list has the usual ones. */
            debt_advice?: components["schemas"]["DebtAdvice"][];
            /**
             * @description How letters leave. automatic: at once in the sandbox, through LETTER_PICKUP in live mode. by_hand: when the team has posted them. null: automatic in the sandbox, by_hand in live mode.
             * @enum {string|null}
             */
            letter_dispatch?: "automatic" | "by_hand" | null;
            /** @description Days to pay that a letter leaves, fewer than letter_interval_days; null: 10, or as many as there are. */
            letter_deadline_days?: number | null;
            /** @description Megabytes of files that the organisation may store, besides letters that are made here; null: 51200, 50 GB. */
            storage_quota_mb?: number | null;
            /** @description The day of the month on which every customer is settled with, up to the end of the month before; null: by hand only. */
            settlement_day?: number | null;
            /**
             * Letterhead
             * @description Sender of the letters. Replaced whole; null takes it away.
             */
            letterhead?: {
                company_name: string;
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
                phone?: string | null;
                /** Format: email */
                email: string;
                /** @description Without or with https://. */
                website?: string | null;
                /** @description Firmenbuchnummer or Handelsregisternummer. */
                register_number?: string | null;
                register_court?: string | null;
                /** @description VAT id. */
                uid?: string | null;
                /** @description Where debtors pay to; spaces ignored. */
                iban: string;
                /** @description 8 or 11 characters, spaces ignored. */
                bic?: string | null;
                bank_name?: string | null;
                /** @description Trade licence or registration as a collection service, as letters state it. */
                license?: string | null;
                /** SupervisoryAuthority */
                supervisory_authority?: {
                    name: string;
                    address: string;
                    /**
                     * Format: email
                     * @description Or another electronic contact.
                     */
                    email: string;
                } | null;
            } | null;
            /**
             * Accounting
             * @description How the accountant books, for the export. Replaced whole; null takes it away.
             */
            accounting?: {
                /** @description The tax consultant's number. */
                consultant_number: number;
                /** @description Our number at the consultant's. */
                client_number: number;
                /** @description MM-DD, the first day of the business year; 01-01 unless said. */
                fiscal_year_start?: string;
                /**
                 * @description Which usual accounts count where none is named; skr03 unless said.
                 * @enum {string}
                 */
                chart?: "skr03" | "skr04" | "at";
                /** @description Digits of a general account; 4 unless said. */
                account_length?: number;
                accounts?: components["schemas"]["AccountMap"];
                /** @description Bank accounts that have an account of their own. */
                bank_accounts?: components["schemas"]["BankAccountNumber"][];
                /** @description Creditors get personal accounts from this one on, in the order of their first export; null: all share one. */
                creditors_from?: number | null;
            } | null;
        };
        /** OrganizationPatch */
        OrganizationPatch: {
            name?: string;
            /** @description While on, a partner token sees only rows of its own partner. */
            isolate_partners?: boolean;
            /** @description Days between demand letters. */
            letter_interval_days?: number;
            /** @description Days until a late instalment counts as missed. */
            installment_grace_days?: number;
            /** @description Fee on each payment, as a share of it. */
            success_fee_rate?: number;
            /** @description Flat fee per court filing, EUR. */
            filing_fee?: number;
            /** @description Claims below it are not accepted by themselves, EUR. */
            minimum_claim_amount?: number;
            /** @description While on, a letter goes by mail where the debtor has an email address. */
            mail_letters?: boolean;
            /**
             * @description What must be paid for a claim to close: the sum of its invoices, or the balance with interest and costs.
             * @enum {string}
             */
            closes_at?: "total" | "balance";
            /** @description The most instalments that a debtor may agree to in the portal. */
            installment_max_months?: number;
            /** @description The smallest instalment that a debtor may agree to in the portal, EUR; the last may be smaller. */
            installment_min_amount?: number;
            /** @description While on, debtors may agree to instalments in the portal by themselves. */
            installment_self_service?: boolean;
            /** @description While on, a partner that asks for a link to the lawsuit decision is told the link too. It is mailed to the customer either way. */
            partners_may_forward_links?: boolean;
            /** @description While on, a customer's people may hand over cases in the portal by themselves. */
            creditors_submit?: boolean;
            /** @description Where debtors get independent advice, by their country. A country that is not in the list has the usual ones. */
            debt_advice?: components["schemas"]["DebtAdvice"][];
            /**
             * @description How letters leave. automatic: at once in the sandbox, through LETTER_PICKUP in live mode. by_hand: when the team has posted them. null: automatic in the sandbox, by_hand in live mode.
             * @enum {string|null}
             */
            letter_dispatch?: "automatic" | "by_hand" | null;
            /** @description Days to pay that a letter leaves, fewer than letter_interval_days; null: 10, or as many as there are. */
            letter_deadline_days?: number | null;
            /** @description Megabytes of files that the organisation may store, besides letters that are made here; null: 51200, 50 GB. */
            storage_quota_mb?: number | null;
            /** @description The day of the month on which every customer is settled with, up to the end of the month before; null: by hand only. */
            settlement_day?: number | null;
            /**
             * Letterhead
             * @description Sender of the letters. Replaced whole; null takes it away.
             */
            letterhead?: {
                company_name: string;
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
                phone?: string | null;
                /** Format: email */
                email: string;
                /** @description Without or with https://. */
                website?: string | null;
                /** @description Firmenbuchnummer or Handelsregisternummer. */
                register_number?: string | null;
                register_court?: string | null;
                /** @description VAT id. */
                uid?: string | null;
                /** @description Where debtors pay to; spaces ignored. */
                iban: string;
                /** @description 8 or 11 characters, spaces ignored. */
                bic?: string | null;
                bank_name?: string | null;
                /** @description Trade licence or registration as a collection service, as letters state it. */
                license?: string | null;
                /** SupervisoryAuthority */
                supervisory_authority?: {
                    name: string;
                    address: string;
                    /**
                     * Format: email
                     * @description Or another electronic contact.
                     */
                    email: string;
                } | null;
            } | null;
            /**
             * Accounting
             * @description How the accountant books, for the export. Replaced whole; null takes it away.
             */
            accounting?: {
                /** @description The tax consultant's number. */
                consultant_number: number;
                /** @description Our number at the consultant's. */
                client_number: number;
                /** @description MM-DD, the first day of the business year; 01-01 unless said. */
                fiscal_year_start?: string;
                /**
                 * @description Which usual accounts count where none is named; skr03 unless said.
                 * @enum {string}
                 */
                chart?: "skr03" | "skr04" | "at";
                /** @description Digits of a general account; 4 unless said. */
                account_length?: number;
                accounts?: components["schemas"]["AccountMap"];
                /** @description Bank accounts that have an account of their own. */
                bank_accounts?: components["schemas"]["BankAccountNumber"][];
                /** @description Creditors get personal accounts from this one on, in the order of their first export; null: all share one. */
                creditors_from?: number | null;
            } | null;
        };
        /** OverdrawnCreditor */
        OverdrawnCreditor: {
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
            /** @description EUR */
            amount: number;
        };
        /** Overview */
        Overview: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            as_of: string;
            totals: components["schemas"]["OverviewTotals"];
            /**
             * OverviewClientMoney
             * @description By the ledger. Null for a partner, since client money is not held for partners.
             */
            client_money: {
                /** @description EUR */
                at_bank: number;
                /** @description EUR */
                owed_to_creditors: number;
                /** @description EUR */
                to_refund: number;
                /** @description EUR; what belongs to nobody known yet */
                suspense: number;
                /** @description EUR */
                fees_not_taken: number;
                /** @description EUR; released, and no statement shows it yet */
                in_transit: number;
            } | null;
            stages: components["schemas"]["OverviewStage"][];
            /** @description The last twelve, this one last. */
            months: components["schemas"]["OverviewMonth"][];
            /** @description Claims by the month in which they were opened. */
            recovery: components["schemas"]["OverviewRecovery"][];
            /** @description Claims that are not closed, by the days since they were opened. */
            ageing: components["schemas"]["OverviewAge"][];
            court_decisions_open: components["schemas"]["OverviewCourt"][];
            deliveries: components["schemas"]["OverviewDeliveries"];
        };
        /** OverviewAge */
        OverviewAge: {
            /** @enum {string} */
            age: "0-30" | "31-60" | "61-90" | "91-180" | "181+";
            from_days: number;
            to_days: number | null;
            count: number;
            /** @description EUR */
            outstanding_amount: number;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewClaimed */
        OverviewClaimed: {
            /** @description EUR */
            this_month: number;
            /** @description The whole month before. */
            previous_month: number;
            /** @description The month before up to the same day. */
            previous_to_date: number;
        };
        /** OverviewCollected */
        OverviewCollected: {
            /** @description EUR */
            this_month: number;
            /** @description The whole month before. */
            previous_month: number;
            /** @description The month before up to the same day. */
            previous_to_date: number;
        };
        /** OverviewCourt */
        OverviewCourt: {
            /** @description Of the debtor's primary address. */
            country: string | null;
            count: number;
            /** @description EUR */
            streitwert: number;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewDeliveries */
        OverviewDeliveries: {
            delivered: number;
            failed: number;
            pending: number;
            /** @description 0 to 1, four decimals; null where there is nothing to divide by */
            success_rate: number | null;
            days: components["schemas"]["OverviewDeliveryDay"][];
            /** @description At most ten, those with the most failures first. Deliveries are listed by partner. */
            partners: components["schemas"]["OverviewPartnerDeliveries"][];
        };
        /** OverviewDeliveryDay */
        OverviewDeliveryDay: {
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            day: string;
            delivered: number;
            failed: number;
            pending: number;
            /** @description 0 to 1, four decimals; null where there is nothing to divide by */
            success_rate: number | null;
        };
        /** OverviewDisputed */
        OverviewDisputed: {
            count: number;
            /** @description Of all claims that are not closed. */
            share: number | null;
            /** @description EUR */
            outstanding_amount: number;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewMonth */
        OverviewMonth: {
            /** @description YYYY-MM, in Vienna */
            month: string;
            opened: number;
            /** @description EUR */
            claimed_amount: number;
            /** @description EUR; by the day of payment, also what went back later */
            collected_amount: number;
            /** @description EUR; by the day of the reversal */
            reversed_amount: number;
            /** @description EUR */
            net_amount: number;
            opened_list: components["schemas"]["FigureList"];
            collected_list: components["schemas"]["FigureList"];
        };
        /** OverviewOpen */
        OverviewOpen: {
            count: number;
            /** @description EUR */
            outstanding_amount: number;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewOpened */
        OverviewOpened: {
            this_month: number;
            /** @description The whole month before. */
            previous_month: number;
            /** @description The month before up to the same day. */
            previous_to_date: number;
        };
        /** OverviewPartnerDeliveries */
        OverviewPartnerDeliveries: {
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            partner_name: string;
            delivered: number;
            failed: number;
            pending: number;
            /** @description 0 to 1, four decimals; null where there is nothing to divide by */
            success_rate: number | null;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewRecovered */
        OverviewRecovered: {
            /** @description Since each claim was opened. */
            days: number;
            /** @description EUR */
            collected_amount: number;
            /** @description 0 to 1, four decimals; null where there is nothing to divide by */
            rate: number | null;
            /** @description true when every claim of the month is that old */
            is_complete: boolean;
        };
        /** OverviewRecovery */
        OverviewRecovery: {
            /** @description YYYY-MM, in Vienna */
            month: string;
            count: number;
            /** @description EUR */
            claimed_amount: number;
            after: components["schemas"]["OverviewRecovered"][];
            list: components["schemas"]["FigureList"];
        };
        /** OverviewStage */
        OverviewStage: {
            /** @enum {string} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            count: number;
            /** @description EUR */
            outstanding_amount: number;
            list: components["schemas"]["FigureList"];
        };
        /** OverviewTotals */
        OverviewTotals: {
            open: components["schemas"]["OverviewOpen"];
            disputed: components["schemas"]["OverviewDisputed"];
            opened: components["schemas"]["OverviewOpened"];
            claimed: components["schemas"]["OverviewClaimed"];
            collected: components["schemas"]["OverviewCollected"];
        };
        /** OwnPatch */
        OwnPatch: {
            name?: string;
            /**
             * @description null: the browser's
             * @enum {string|null}
             */
            language?: "de" | "en" | null;
            /**
             * @description null: the browser's
             * @enum {string|null}
             */
            theme?: "light" | "dark" | null;
        };
        /** PageSize */
        PageSize: {
            number: number;
            width: number;
            height: number;
        };
        /** Partner */
        Partner: {
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
            name: string;
            email: string;
            /** @description 0 to 1, four decimals */
            commission_rate: number;
            /** PartnerAddress */
            address: {
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
            } | null;
            /** @description EU VAT id */
            uid: string | null;
            /** @description Where its share goes: country and last four. */
            payout_iban: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            confirmed_at: string | null;
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
        /** PartnerCreate */
        PartnerCreate: {
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            name: string;
            /** Format: email */
            email: string;
            /** @description 0 to 1, four decimals */
            commission_rate: number;
            /**
             * PartnerAddress
             * @description For the credit note. Replaced whole; null takes it away.
             */
            address?: {
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
            } | null;
            /** @description EU VAT id; separators and case do not matter. Without one a payout bears no VAT. */
            uid?: string | null;
        };
        /** PartnerMonth */
        PartnerMonth: {
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
            month: string;
        };
        /** PartnerPatch */
        PartnerPatch: {
            name?: string;
            /** Format: email */
            email?: string;
            /** @description 0 to 1, four decimals */
            commission_rate?: number;
            /**
             * PartnerAddress
             * @description For the credit note. Replaced whole; null takes it away.
             */
            address?: {
                street: string;
                zip: string;
                city: string;
                /** @description Two-letter country code. */
                country: string;
            } | null;
            /** @description EU VAT id; separators and case do not matter. Without one a payout bears no VAT. */
            uid?: string | null;
            /** @description Where its share goes. A payment run that was made before and not released must be made anew. */
            payout_iban?: string | null;
        };
        /** Passkey */
        Passkey: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            last_used_at: string | null;
        };
        /** PasskeyAdded */
        PasskeyAdded: {
            /** @description By which its owner knows it */
            name: string;
            /** @description As `toJSON()` of the browser gives it; other members are ignored */
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    transports?: string[];
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        };
        /** PasskeyLogin */
        PasskeyLogin: {
            /** @description As `toJSON()` of the browser gives it; other members are ignored */
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string | null;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        };
        /** PasskeyMade */
        PasskeyMade: {
            passkey: components["schemas"]["Passkey"];
            /** @description With the first second factor of an account. Each opens the account once. Shown this once. */
            recovery_codes: string[] | null;
        };
        /** PasskeyNamed */
        PasskeyNamed: {
            /** @description By which its owner knows it */
            name: string;
            current_password: string;
        };
        /** PasskeyOptions */
        PasskeyOptions: {
            /** @description For `PublicKeyCredential`, as WebAuthn level 3 writes them in JSON */
            options: {
                [key: string]: unknown;
            };
        };
        /** PasswordChange */
        PasswordChange: {
            current_password: string;
            new_password: string;
        };
        /** PasswordProof */
        PasswordProof: {
            current_password: string;
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
             * @description The day on which the money counts. What it pays off bears interest up to that day, that day included.
             */
            value_date: string;
            /** @description The remittance text or another reference of the payment. Null where there is none. */
            reference: string | null;
            /** @description Your own id of the payment, or that of your bank. Null where there is none. */
            external_reference: string | null;
            /**
             * @description `completed`, or `reversed` after a chargeback or a wrong booking; a reversed payment counts nowhere.
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
             * @description The day on which the money counts. What it pays off bears interest up to that day, that day included. Not in the future. Default: `payment_date`.
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
        /** PaymentPromise */
        PaymentPromise: {
            /**
             * Format: date
             * @description On which the debtor wants to pay, as told at this stage.
             */
            date: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            made_at: string;
        };
        /** PaymentReport */
        PaymentReport: {
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
            /** @description EUR */
            amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            payment_date: string;
            note: string | null;
            /**
             * @description reported: letters stop until the team has confirmed or refused it.
             * @enum {string}
             */
            status: "reported" | "confirmed" | "refused";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            reported_at: string;
            /** @description Name of the person. */
            reported_by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            decided_at: string | null;
            /** @description What the team says about it. */
            decision_note: string | null;
            /**
             * Format: uuid
             * @description The payment that it became.
             */
            payment_id: string | null;
        };
        /** PaymentReversal */
        PaymentReversal: {
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** PaymentRun */
        PaymentRun: {
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
            organization_name: string;
            /**
             * Format: uuid
             * @description UUID
             */
            account_id: string;
            account_name: string;
            number: string;
            /**
             * @description `executed` once statements show all of it.
             * @enum {string}
             */
            status: "open" | "released" | "executed" | "withdrawn";
            /** @description The account that the money leaves, as it was when the run was made. */
            iban: string;
            /** @description The name of the file, as the bank knows it. */
            message_id: string;
            item_count: number;
            /** @description EUR: the sum of its items. */
            total: number;
            left_out_count: number;
            /**
             * Format: uuid
             * @description UUID
             */
            created_by: string;
            created_by_name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            released_by: string | null;
            released_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            released_at: string | null;
            /**
             * Format: date
             * @description The day for which the bank is asked; null until it is released.
             */
            execution_date: string | null;
            withdrawn_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            withdrawn_at: string | null;
            items: components["schemas"]["PaymentRunItem"][];
            left_out: components["schemas"]["PaymentRunLeftOut"][];
        };
        /** PaymentRunCreate */
        PaymentRunCreate: {
            /**
             * Format: uuid
             * @description The account that the money leaves.
             */
            account_id: string;
        };
        /** PaymentRunItem */
        PaymentRunItem: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * @description `settlement`: what a creditor is remitted; `refund`: surplus that goes back to its payer; `payout`: a share of a partner; `fee`: our own fees, from the client money to our own account.
             * @enum {string}
             */
            kind: "settlement" | "refund" | "payout" | "fee";
            /** @description EUR */
            amount: number;
            /** @description By which statements name it. */
            end_to_end_id: string;
            /**
             * @description `executed` once a statement shows it; `returned` once one shows that the money came back.
             * @enum {string}
             */
            status: "open" | "released" | "executed" | "returned" | "withdrawn";
            payee_name: string;
            /** @description Country and last four for agents; whole for administrators, who release it. */
            payee_iban: string;
            /** @description What the payee reads. */
            text: string;
            /**
             * Format: uuid
             * @description The settlement, the bank entry or the payout that it pays; of a fee the run.
             */
            source_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            /**
             * Format: uuid
             * @description The bank entry that shows it.
             */
            executed_by_entry: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            executed_at: string | null;
            /**
             * Format: uuid
             * @description The bank entry with which it came back.
             */
            returned_by_entry: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            returned_at: string | null;
        };
        /** PaymentRunLeftOut */
        PaymentRunLeftOut: {
            /**
             * Format: uuid
             * @description Null where our fees were left out.
             */
            order_id: string | null;
            /**
             * @description `settlement`: what a creditor is remitted; `refund`: surplus that goes back to its payer; `payout`: a share of a partner; `fee`: our own fees, from the client money to our own account.
             * @enum {string}
             */
            kind: "settlement" | "refund" | "payout" | "fee";
            /** @description EUR */
            amount: number;
            /**
             * @description `no_iban`: the payee has no confirmed account; `not_sepa`: it is outside SEPA; `no_own_account`: the organisation has no account of its own; `returned`: the last transfer to it came back; `not_covered`: the account, what the ledger owes the creditor, or our own money there does not cover it.
             * @enum {string}
             */
            reason: "no_iban" | "not_sepa" | "no_own_account" | "returned" | "not_covered";
            /** @description As it is today. */
            payee_name: string | null;
        };
        /** PaymentRunSummary */
        PaymentRunSummary: {
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
            organization_name: string;
            /**
             * Format: uuid
             * @description UUID
             */
            account_id: string;
            account_name: string;
            number: string;
            /**
             * @description `executed` once statements show all of it.
             * @enum {string}
             */
            status: "open" | "released" | "executed" | "withdrawn";
            /** @description The account that the money leaves, as it was when the run was made. */
            iban: string;
            /** @description The name of the file, as the bank knows it. */
            message_id: string;
            item_count: number;
            /** @description EUR: the sum of its items. */
            total: number;
            left_out_count: number;
            /**
             * Format: uuid
             * @description UUID
             */
            created_by: string;
            created_by_name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            released_by: string | null;
            released_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            released_at: string | null;
            /**
             * Format: date
             * @description The day for which the bank is asked; null until it is released.
             */
            execution_date: string | null;
            withdrawn_by_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            withdrawn_at: string | null;
        };
        /** Payout */
        Payout: {
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
            /** @description As it is today; the statement keeps what it was */
            partner_name: string;
            /** @description YYYY-MM; what was open up to its end when it was paid out, leftovers of earlier months included */
            month: string;
            /** @description Of the statement */
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
             * Format: uuid
             * @description UUID
             */
            created_by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** PayoutAccountDecision */
        PayoutAccountDecision: {
            /**
             * Format: date-time
             * @description `payout_iban_entered_at` as it was shown; 409 when another account was entered since.
             */
            entered_at?: string;
        };
        /** PeopleFound */
        PeopleFound: {
            people: components["schemas"]["LikelyPerson"][];
            /** @description There are more: type more of what is known. */
            is_cut: boolean;
        };
        /** PersonErased */
        PersonErased: {
            /** @enum {string} */
            what: "activity_notes" | "agreements" | "answers_to_requests" | "bank_entries" | "bank_statements" | "claim_texts" | "company_data" | "contact_data" | "court_fee_invoices" | "court_papers" | "decision_links" | "documents" | "invoices" | "letters" | "mails" | "master_data" | "messages" | "names_in_logs" | "payments" | "payout_statements" | "portal_access" | "privacy_requests" | "reader_results" | "requests_of_creditors" | "team_notes" | "transfers" | "webhook_answers";
            count: number;
        };
        /** PersonErasure */
        PersonErasure: {
            subject: components["schemas"]["PrivacySubject"];
            /** @description The name or a case reference of the record, typed. */
            confirmation: string;
        };
        /** PersonErasurePlan */
        PersonErasurePlan: {
            erased: components["schemas"]["PersonErased"][];
            kept: components["schemas"]["PrivacyKept"][];
        };
        /** PersonExport */
        PersonExport: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            made_at: string;
            /** @enum {string} */
            language: "de" | "en";
            controller: string | null;
            subject: components["schemas"]["PersonExportSubject"];
            holdings: components["schemas"]["PersonExportHolding"][];
            recipients: components["schemas"]["PrivacyKnownRecipient"][];
            retention: components["schemas"]["PrivacyKept"][];
            /** @description What is kept apart of a person whose data were erased; null otherwise. */
            blocked: unknown;
            information: components["schemas"]["PersonExportInformation"][];
        };
        /** PersonExportHolding */
        PersonExportHolding: {
            holding: string;
            entries: {
                [key: string]: unknown;
            }[];
        };
        /** PersonExportInformation */
        PersonExportInformation: {
            topic: string;
            title: string;
            text: string;
        };
        /** PersonExportSubject */
        PersonExportSubject: {
            /** @enum {string} */
            kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            name: string;
        };
        /** PrivacyAnswer */
        PrivacyAnswer: {
            /** @description How and when the person was answered. */
            note: string;
        };
        /** PrivacyCorrection */
        PrivacyCorrection: {
            subject: components["schemas"]["PrivacySubject"];
            changes?: components["schemas"]["TeamDebtorPatch"];
            /** @description Of all others than debtors: what was corrected on their own page. */
            fields?: string[];
        };
        /** PrivacyDebtor */
        PrivacyDebtor: {
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
        };
        /** PrivacyIdentity */
        PrivacyIdentity: {
            /** @enum {string} */
            method: "known_channel" | "portal" | "document" | "in_person" | "power_of_attorney" | "other";
            /** @description What was looked at. Copies of documents are not kept. */
            note: string;
        };
        /** PrivacyKept */
        PrivacyKept: {
            /** @enum {string} */
            what: "activity_notes" | "agreements" | "answers_to_requests" | "bank_entries" | "bank_statements" | "claim_texts" | "company_data" | "contact_data" | "court_fee_invoices" | "court_papers" | "decision_links" | "documents" | "invoices" | "letters" | "mails" | "master_data" | "messages" | "names_in_logs" | "payments" | "payout_statements" | "portal_access" | "privacy_requests" | "reader_results" | "requests_of_creditors" | "team_notes" | "transfers" | "webhook_answers";
            count: number;
            /** @enum {string} */
            reason: "open_claim" | "title" | "restricted" | "books" | "receipts" | "letters" | "file" | "open_relation";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            until: string | null;
        };
        /** PrivacyKnownRecipient */
        PrivacyKnownRecipient: {
            /** @enum {string} */
            kind: "creditor" | "partner" | "court" | "print_service";
            name: string | null;
            case_references: string;
        };
        /** PrivacyLifting */
        PrivacyLifting: {
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            reason: string;
            /**
             * Format: date
             * @description The day on which the person was told (Art. 18 (3)); not needed after a mail of ours.
             */
            informed_on?: string;
        };
        /** PrivacyReason */
        PrivacyReason: {
            reason: string;
        };
        /** PrivacyRecipient */
        PrivacyRecipient: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @enum {string} */
            cause: "corrected" | "restricted" | "erased";
            /** @enum {string} */
            kind: "creditor" | "partner" | "court" | "print_service";
            name: string | null;
            case_references: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            told_at: string | null;
            told_note: string | null;
        };
        /** PrivacyRecipientTold */
        PrivacyRecipientTold: {
            /** @description How it was told, or why that is impossible or takes disproportionate effort. */
            note: string;
        };
        /** PrivacyRecord */
        PrivacyRecord: {
            /** @enum {string} */
            kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description The controller. Null for accounts, which belong to no single one.
             */
            organization_id: string | null;
            organization_name: string | null;
            name: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            birth_date: string | null;
            emails: string[];
            phones: string[];
            /** @description The last four characters. */
            iban_end: string | null;
            address: string | null;
            /** @description The customer or partner of the record, or the role of a team member. */
            belongs_to: string | null;
            case_references: string[];
            claim_count: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            restricted_at: string | null;
            /** @description What the search found it by. */
            matched: string[];
        };
        /** PrivacyRequest */
        PrivacyRequest: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "access" | "rectification" | "erasure" | "restriction" | "portability" | "objection";
            /** @enum {string} */
            state: "open" | "extended" | "answered" | "refused";
            person_name: string;
            contact: string | null;
            /** @enum {string} */
            channel: "letter" | "email" | "phone" | "portal" | "in_person" | "other";
            /** @enum {string} */
            language: "de" | "en";
            note: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            received_on: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_on: string;
            extended_reason: string | null;
            /** @enum {string|null} */
            identity_method: "known_channel" | "portal" | "document" | "in_person" | "power_of_attorney" | "other" | null;
            identity_note: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            identity_checked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            closed_at: string | null;
            outcome: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** PrivacyRequestCreate */
        PrivacyRequestCreate: {
            /** @enum {string} */
            kind: "access" | "rectification" | "erasure" | "restriction" | "portability" | "objection";
            /** @description As the person gave it. */
            person_name: string;
            /** @description Where the answer goes. */
            contact?: string;
            /** @enum {string} */
            channel: "letter" | "email" | "phone" | "portal" | "in_person" | "other";
            /** @enum {string} */
            language: "de" | "en";
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            received_on: string;
            /** @description What the person wants. */
            note?: string;
            subjects?: components["schemas"]["PrivacySubject"][];
        };
        /** PrivacyRequestFile */
        PrivacyRequestFile: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "access" | "rectification" | "erasure" | "restriction" | "portability" | "objection";
            /** @enum {string} */
            state: "open" | "extended" | "answered" | "refused";
            person_name: string;
            contact: string | null;
            /** @enum {string} */
            channel: "letter" | "email" | "phone" | "portal" | "in_person" | "other";
            /** @enum {string} */
            language: "de" | "en";
            note: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            received_on: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            due_on: string;
            extended_reason: string | null;
            /** @enum {string|null} */
            identity_method: "known_channel" | "portal" | "document" | "in_person" | "power_of_attorney" | "other" | null;
            identity_note: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            identity_checked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            closed_at: string | null;
            outcome: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            subjects: components["schemas"]["PrivacyRequestSubject"][];
            /** @description Who has to be told of what was done (Art. 19). */
            recipients: components["schemas"]["PrivacyRecipient"][];
            steps: components["schemas"]["PrivacyStep"][];
        };
        /** PrivacyRequestSubject */
        PrivacyRequestSubject: {
            /** @enum {string} */
            kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @description Null where the record is gone. */
            record: components["schemas"]["PrivacyRecord"] | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            erased_at: string | null;
            /** @description What went and what is kept, once it was carried out. */
            erasure: unknown;
            /** @description What stops the rest. It is erased by itself in the night after that has ended. */
            waits_for: ("open_claim" | "title" | "restricted" | "books" | "receipts" | "letters" | "file" | "open_relation")[];
        };
        /** PrivacyRestriction */
        PrivacyRestriction: {
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string;
            /** @enum {string} */
            reason: "accuracy" | "unlawful" | "legal_claims" | "objection";
            note: string;
        };
        /** PrivacyStep */
        PrivacyStep: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @enum {string} */
            action: "recorded" | "changed" | "subject_added" | "subject_removed" | "identity_checked" | "extended" | "exported" | "corrected" | "restricted" | "lifting_announced" | "restriction_lifted" | "erased" | "recipient_told" | "answered" | "refused";
            /** @enum {string|null} */
            subject_kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator" | null;
            /**
             * Format: uuid
             * @description UUID
             */
            subject_id: string | null;
            details: {
                [key: string]: unknown;
            };
            actor_name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
        };
        /** PrivacySubject */
        PrivacySubject: {
            /** @enum {string} */
            kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
        };
        /** Problem */
        Problem: {
            /** @description Where the fault is: the name of a field or parameter, with dots into objects and lists. */
            field: string;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
            /** @description What is wrong with it, in English, to be read after the name of the field. */
            message: string;
        };
        /** QueuedTest */
        QueuedTest: {
            /**
             * Format: uuid
             * @description UUID
             */
            delivery_id: string;
            event_id: string;
        };
        /** ReconciledAccount */
        ReconciledAccount: {
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string;
            name: string;
            iban: string;
            /** @description EUR */
            by_statements: number;
            /** @description EUR */
            by_ledger: number;
            /** @description EUR */
            last_closing_balance: number | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            last_closing_on: string | null;
        };
        /** Reconciliation */
        Reconciliation: {
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            as_of: string;
            /** @description EUR; by the statements of the client money accounts alone. */
            at_bank: number;
            /** @description EUR; less what creditors owe us after a chargeback. */
            owed_to_creditors: number;
            /** @description EUR; what waits to be refunded. */
            owed_to_debtors: number;
            /** @description EUR; what belongs to nobody known yet. */
            suspense: number;
            /** @description EUR; our fees that still lie on client money accounts. */
            fees_not_taken: number;
            /** @description EUR; released, and no statement shows it yet. */
            in_transit: number;
            /** @description EUR; at_bank less the five others. Not 0 means that the books do not fit. */
            difference: number;
            accounts: components["schemas"]["ReconciledAccount"][];
            /** @description Statements that do not begin where the one before ended: one between them is missing. */
            gaps: components["schemas"]["StatementGap"][];
            /** @description Creditors who were paid out what the bank took back later. */
            overdrawn: components["schemas"]["OverdrawnCreditor"][];
            /** @description What is not in the ledger as it should be, as it is now; of each reason at most 100. */
            unfitting: components["schemas"]["Misfit"][];
        };
        /** RecoveryCodes */
        RecoveryCodes: {
            /** @description Each opens the account once. Shown this once. */
            recovery_codes: string[];
        };
        /** Refusal */
        Refusal: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code?: string;
            /** @description The kind of refusal; the same for all with this status. Some refusals have none. */
            error?: string;
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** ReportOutcome */
        ReportOutcome: {
            /** @description Whether the claim closes as paid. */
            closes: boolean;
            /** @description EUR; what is open of the invoices then. */
            outstanding_amount: number;
        };
        /** Representative */
        Representative: {
            name: string;
            address: components["schemas"]["RepresentativeAddress"];
        };
        /** RepresentativeAddress */
        RepresentativeAddress: {
            street: string;
            zip: string;
            city: string;
            country: string;
        };
        /** RequestDecision */
        RequestDecision: {
            /** @description What the creditor reads about it. */
            note?: string;
        };
        /** Retention */
        Retention: {
            periods: components["schemas"]["RetentionPeriod"][];
            /**
             * Format: date-time
             * @description The next nightly run, which counts by these periods.
             */
            counts_from: string;
        };
        /** RetentionChange */
        RetentionChange: {
            periods: components["schemas"]["RetentionPeriodChange"][];
        };
        /** RetentionPeriod */
        RetentionPeriod: {
            law: string | null;
            /** @enum {string} */
            kind: "books" | "receipts" | "letters" | "file" | "titles" | "access_log" | "privacy_requests";
            amount: number;
            /**
             * @description Years count from the end of a year, months from the day.
             * @enum {string}
             */
            unit: "years" | "months";
            default_amount: number;
            /** @description For books, receipts and letters what the law asks for. */
            minimum: number;
            maximum: number;
            basis: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            changed_at: string | null;
        };
        /** RetentionPeriodChange */
        RetentionPeriodChange: {
            /**
             * @description null for what is the same under every law
             * @enum {string|null}
             */
            law: "AT" | "DE" | null;
            /** @enum {string} */
            kind: "books" | "receipts" | "letters" | "file" | "titles" | "access_log" | "privacy_requests";
            amount: number;
        };
        /** RevenueApproval */
        RevenueApproval: {
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            month: string;
            line_count: number;
            /** @description EUR. The sum of the lines that were approved by this. */
            amount: number;
        };
        /** RevenuePayable */
        RevenuePayable: {
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string;
            partner_name: string;
            line_count: number;
            /** @description EUR. What a payout would pay: all lines up to the end of the month that were not paid out. */
            amount: number;
            accrued_count: number;
            /** @description EUR. Of that, what was not approved yet. */
            accrued: number;
            approved_count: number;
            /** @description EUR. Of that, what was approved. */
            approved: number;
            /** @description Why it cannot be approved now */
            approve_refusal: string | null;
            /** @enum {string|null} */
            approve_refusal_code: "month_not_begun" | "nothing_to_approve" | "nothing_to_pay" | "carried_forward" | "paid_already" | null;
            /** @description Why it cannot be paid out now */
            payout_refusal: string | null;
            /** @enum {string|null} */
            payout_refusal_code: "month_not_begun" | "nothing_to_approve" | "nothing_to_pay" | "carried_forward" | "paid_already" | null;
        };
        /** RevenueSums */
        RevenueSums: {
            fee_amount: number;
            amount: number;
            accrued: number;
            approved: number;
            paid_out: number;
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
             * @description The time by which cases move; it runs on from wherever it was moved to.
             */
            now: string;
            /**
             * @description Who may move it: `everyone` with a token, or, where partners share the sandbox, the `operator` alone.
             * @enum {string}
             */
            moved_by: "everyone" | "operator";
        };
        /** SecondFactor */
        SecondFactor: {
            totp_enabled: boolean;
            /** @description Each logs in by itself, without password and code. */
            passkeys: components["schemas"]["Passkey"][];
            recovery_codes_left: number;
            /** @description The last second factor cannot be removed. */
            is_required: boolean;
        };
        /** Session */
        Session: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            user_agent: string;
            is_current: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description Unless it is used before
             */
            expires_at: string;
        };
        /** Settlement */
        Settlement: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @description Consecutive within an organisation and a year. */
            number: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            up_to: string;
            /** @description EUR. Money that came in for the creditor, less what was taken back. */
            collected: number;
            /** @description EUR. Our fees without VAT. */
            fees_net: number;
            /** @description EUR. VAT on the sum of the fees, rounded once. */
            fees_vat: number;
            /** @description EUR. Invoices for court fees that were not paid. */
            court_fees_advanced: number;
            /** @description EUR. What the creditor owed after the settlement before. */
            carried_over_before: number;
            /** @description EUR. What of fees, court fees and the debt before is taken from the money of the creditor. */
            set_off: number;
            /** @description EUR. What is paid to the creditor. */
            remitted: number;
            /** @description EUR. What the creditor owes after it; the next settlement takes it. */
            carried_over_after: number;
            /** @description As a fraction, such as 0.2; 0 where no VAT is charged. */
            vat_rate: number;
            /**
             * @description `domestic`: the standard rate of the issuer’s country. `reverse_charge`: the creditor has a VAT id of another member state and owes the tax. `none`: no VAT is charged, for the reason given.
             * @enum {string}
             */
            vat_treatment: "domestic" | "reverse_charge" | "none";
            /**
             * @description `issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `third_country`: the creditor is outside of the EU.
             * @enum {string|null}
             */
            vat_reason: "issuer_unknown" | "third_country" | null;
            reverse_charge: boolean;
            /**
             * @description `open`: waits for a payment run; `in_run`: a run has it; `released`: the run was released; `paid`: a bank statement shows the transfer; `returned`: the transfer came back; `nothing_to_pay`: nothing was left to pay.
             * @enum {string}
             */
            status: "open" | "in_run" | "released" | "paid" | "returned" | "nothing_to_pay";
            /** @description Of the invoice for the fees; null where there were none. */
            invoice_number: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            issued_on: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string;
            /** @description As it was when it was settled. */
            customer_name: string;
            /**
             * Format: uuid
             * @description Null: the monthly run.
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** SettlementBody */
        SettlementBody: {
            /**
             * Format: uuid
             * @description With whom it is settled.
             */
            customer_id: string;
            /**
             * Format: date
             * @description The last booking date that counts; not in the future.
             */
            up_to: string;
        };
        /** SettlementLine */
        SettlementLine: {
            /**
             * @description `collected`: money for the creditor at our bank; `fee`: what we earned, net; `court_fee`: what we advanced to a court.
             * @enum {string}
             */
            kind: "collected" | "fee" | "court_fee";
            /**
             * @description What it was in the ledger (`payment` to `case_deleted`), the kind of the fee, or whether it is an invoice for a court fee or the credit note that takes one back.
             * @enum {string}
             */
            source_kind: "payment" | "payment_undone" | "payment_returned" | "creditor_changed" | "case_deleted" | "success" | "filing" | "collection_cost" | "invoice" | "credit_note";
            /**
             * Format: uuid
             * @description The transaction of the ledger, the fee, or the invoice for the court fee.
             */
            source_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string | null;
            case_reference: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            payment_id: string | null;
            /**
             * Format: uuid
             * @description The fee or the invoice that this line takes back.
             */
            reverses: string | null;
            /** @description Of a court fee: the number of its invoice. */
            text: string | null;
            /**
             * Format: date
             * @description The booking date, or the day on which it was earned or issued.
             */
            date: string;
            /** @description EUR. Of `collected` what the creditor got; of the others what it owes. Negative where it was taken back. */
            amount: number;
        };
        /** SettlementPreview */
        SettlementPreview: {
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string;
            customer_name: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            up_to: string;
            /** @description EUR. Money that came in for the creditor, less what was taken back. */
            collected: number;
            /** @description EUR. Our fees without VAT. */
            fees_net: number;
            /** @description EUR. VAT on the sum of the fees, rounded once. */
            fees_vat: number;
            /** @description EUR. Invoices for court fees that were not paid. */
            court_fees_advanced: number;
            /** @description EUR. What the creditor owed after the settlement before. */
            carried_over_before: number;
            /** @description EUR. What of fees, court fees and the debt before is taken from the money of the creditor. */
            set_off: number;
            /** @description EUR. What is paid to the creditor. */
            remitted: number;
            /** @description EUR. What the creditor owes after it; the next settlement takes it. */
            carried_over_after: number;
            /** @description As a fraction, such as 0.2; 0 where no VAT is charged. */
            vat_rate: number;
            /**
             * @description `domestic`: the standard rate of the issuer’s country. `reverse_charge`: the creditor has a VAT id of another member state and owes the tax. `none`: no VAT is charged, for the reason given.
             * @enum {string}
             */
            vat_treatment: "domestic" | "reverse_charge" | "none";
            /**
             * @description `issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `third_country`: the creditor is outside of the EU.
             * @enum {string|null}
             */
            vat_reason: "issuer_unknown" | "third_country" | null;
            reverse_charge: boolean;
            /** @description Whether an invoice or a credit note for fees would be issued. */
            has_invoice: boolean;
            /** @description What the laws want on an invoice and is not on file. Settling is possible all the same. */
            invoice_lacks: ("issuer_address" | "issuer_uid" | "creditor_address")[];
            /** @description There is nothing to settle; settling would be refused. */
            is_empty: boolean;
            /**
             * Format: date
             * @description Fees from before this day are settled elsewhere and left out; null: none are.
             */
            fees_settled_from: string | null;
            /** @description How many fees are left out for that. */
            left_out_count: number;
            /** @description EUR. Their sum, net. */
            left_out: number;
            lines: components["schemas"]["SettlementLine"][];
        };
        /** SettlementWithLines */
        SettlementWithLines: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /** @description Consecutive within an organisation and a year. */
            number: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            up_to: string;
            /** @description EUR. Money that came in for the creditor, less what was taken back. */
            collected: number;
            /** @description EUR. Our fees without VAT. */
            fees_net: number;
            /** @description EUR. VAT on the sum of the fees, rounded once. */
            fees_vat: number;
            /** @description EUR. Invoices for court fees that were not paid. */
            court_fees_advanced: number;
            /** @description EUR. What the creditor owed after the settlement before. */
            carried_over_before: number;
            /** @description EUR. What of fees, court fees and the debt before is taken from the money of the creditor. */
            set_off: number;
            /** @description EUR. What is paid to the creditor. */
            remitted: number;
            /** @description EUR. What the creditor owes after it; the next settlement takes it. */
            carried_over_after: number;
            /** @description As a fraction, such as 0.2; 0 where no VAT is charged. */
            vat_rate: number;
            /**
             * @description `domestic`: the standard rate of the issuer’s country. `reverse_charge`: the creditor has a VAT id of another member state and owes the tax. `none`: no VAT is charged, for the reason given.
             * @enum {string}
             */
            vat_treatment: "domestic" | "reverse_charge" | "none";
            /**
             * @description `issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `third_country`: the creditor is outside of the EU.
             * @enum {string|null}
             */
            vat_reason: "issuer_unknown" | "third_country" | null;
            reverse_charge: boolean;
            /**
             * @description `open`: waits for a payment run; `in_run`: a run has it; `released`: the run was released; `paid`: a bank statement shows the transfer; `returned`: the transfer came back; `nothing_to_pay`: nothing was left to pay.
             * @enum {string}
             */
            status: "open" | "in_run" | "released" | "paid" | "returned" | "nothing_to_pay";
            /** @description Of the invoice for the fees; null where there were none. */
            invoice_number: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            issued_on: string;
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string;
            /** @description As it was when it was settled. */
            customer_name: string;
            /**
             * Format: uuid
             * @description Null: the monthly run.
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            lines: components["schemas"]["SettlementLine"][];
        };
        /** StageMove */
        StageMove: {
            /** @enum {string} */
            to_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
            /** @description Kept in the activity log. */
            note?: string;
        };
        /** StatementGap */
        StatementGap: {
            /**
             * Format: uuid
             * @description UUID
             */
            bank_account_id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            statement_id: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            opening_on: string;
            /** @description EUR */
            opening_balance: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            previous_closing_on: string | null;
            /** @description EUR */
            previous_closing_balance: number | null;
        };
        /** StorageUse */
        StorageUse: {
            /** @description Files of claims, invoices and begun cases; not letters that are made here. */
            used_bytes: number;
            /** @description Uploads beyond it get 413 with the code storage_quota. */
            quota_bytes: number;
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
        /** TakenBankStatement */
        TakenBankStatement: {
            /**
             * Format: uuid
             * @description UUID
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID
             */
            account_id: string;
            /** @description How many entries the file has: the sum of the four that follow. */
            entries: number;
            /** @description Those that need nobody: booked to claims, to be refunded, transfers of ours, or nothing of ours. */
            booked: number;
            /** @description Those for which claims are suggested. */
            suggested: number;
            /** @description Those for which none is, and those that are not judged yet. */
            unmatched: number;
            /** @description Those that another file has brought before. */
            duplicates: number;
        };
        /** TeamClaim */
        TeamClaim: {
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
            /** @description The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`.
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
            /** @description Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law.
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
             * @description Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the claim, its sums included, changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            stage_entered_at: string;
            /**
             * Format: date-time
             * @description When the workflow takes the next step; null when it waits.
             */
            next_step_at: string | null;
            /** @description The team has stopped the automatic steps. */
            is_held: boolean;
            /**
             * @description Why the due step could not be taken.
             * @enum {string|null}
             */
            stuck_reason: "no_address" | "no_letterhead" | "no_amount" | "no_creditor_address" | "no_law" | "not_a_tenancy" | "typesetting_failed" | "fault" | null;
            allowed_actions: components["schemas"]["AllowedAction"][];
        };
        /** TeamClaimPatch */
        TeamClaimPatch: {
            /**
             * @description Until the first letter is sent.
             * @enum {string}
             */
            governing_law: "AT" | "DE";
        };
        /** TeamCustomer */
        TeamCustomer: {
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
            partner_name: string;
            name: string;
            email: string;
            /** @description false: the debtor owes a lawyer’s fee with VAT */
            deducts_input_tax: boolean;
            /** @description Where money for the customer goes: country and last four. */
            payout_iban: string | null;
            /** @description The account that waits to be confirmed, alike. */
            payout_iban_pending: string | null;
        };
        /** TeamCustomerPatch */
        TeamCustomerPatch: {
            deducts_input_tax: boolean;
        };
        /** TeamDebtor */
        TeamDebtor: {
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
             * @description Whether the debtor is a `person` or a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`.
             * @enum {string}
             */
            debtor_type: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * DebtorPerson
             * @description The person; null for a company.
             */
            person: {
                /** @description How letters address the person, such as Herr, Frau Dr. or mr; with a word that tells no form of address they use the name alone. */
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
             * @description The company; null for a person.
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
            /** @enum {string} */
            situation: "none" | "insolvent" | "deceased" | "guardian";
            /** Representative */
            representative: {
                name: string;
                address: components["schemas"]["RepresentativeAddress"];
            } | null;
            legal_representatives: string[];
            /**
             * Format: date-time
             * @description Since then the data may only be kept (Art. 18 GDPR): no letter, no message, no step.
             */
            restricted_at: string | null;
            /** @enum {string|null} */
            restriction_reason: "accuracy" | "unlawful" | "legal_claims" | "objection" | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            lifting_announced_at: string | null;
        };
        /** TeamDebtorPatch */
        TeamDebtorPatch: {
            /**
             * @description Whether the debtor is a `person` or a `company`: says which of the two objects is filled.
             * @enum {string}
             */
            acting_as?: "person" | "company";
            /**
             * @description What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`.
             * @enum {string}
             */
            debtor_type?: "privateperson" | "protocolled_company" | "unprotocolled_company";
            /**
             * DebtorPerson
             * @description The person; null for a company.
             */
            person?: {
                /** @description How letters address the person, such as Herr, Frau Dr. or mr; with a word that tells no form of address they use the name alone. */
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
             * @description The company; null for a person.
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
            /** @description Of a company, for the court. Replaces all entries. */
            legal_representatives?: string[];
        };
        /** TeamDelivery */
        TeamDelivery: {
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
             * @description The claim that the event is about; all zeros for a test event.
             */
            claim_id: string;
            /**
             * @description `pending` until an attempt got a 2xx (`delivered`), or until the sixth failed or it was given up before (`failed`).
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
            /** @description Null on a test event, which belongs to no claim */
            case_reference: string | null;
        };
        /** TeamDocument */
        TeamDocument: {
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
             * @description team: a file of the debtor that was not shared.
             * @enum {string}
             */
            visibility: "creditor" | "partner_only" | "team";
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
            /** @enum {string} */
            uploaded_via: "api" | "operator" | "debtor" | "creditor";
            /**
             * Format: uuid
             * @description UUID
             */
            uploaded_by: string | null;
            sha256: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            released_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            first_released_at: string | null;
            retained: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            retained_at: string | null;
        };
        /** TeamDocumentUpload */
        TeamDocumentUpload: {
            /**
             * Format: binary
             * @description As partners may send them
             */
            file: string;
            /**
             * @description What the file is; `additional_document` where nothing is sent.
             * @enum {string}
             */
            documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
            /** @description What the file shows, in words for those who may see it. */
            description?: string;
            /**
             * @description Who sees the file besides the service team. `creditor`: the creditor, and every token that sees the claim. `partner_only`: of these only the tokens of partners, and only they can ask for it. Default `creditor`.
             * @enum {string}
             */
            visibility?: "creditor" | "partner_only";
        };
        /** TeamInvoice */
        TeamInvoice: {
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
            /** @description EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them. Null where it is not known. */
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
            credits: components["schemas"]["CreditNote"][];
            /** @description Another invoice of the claim has the same number and the same gross amount. */
            possible_double: boolean;
        };
        /** TeamLawsuitDecision */
        TeamLawsuitDecision: {
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
            /** @description Whether a lawyer is to file it, as the creditor said; null where nothing was said about it. */
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
            /** @description EUR that the court asks, as estimated on that day; null where no procedure was available. */
            court_fees: number | null;
            /** @description EUR for the lawyer, without VAT, as estimated on that day; null without a lawyer. */
            lawyer_fees_net: number | null;
            /** @description The same with VAT. */
            lawyer_fees_gross: number | null;
            decided_by: components["schemas"]["LawsuitDecider"];
            /** UsedDecisionLink */
            link: {
                /** @description Masked; null for links from before they were mailed. */
                sent_to: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                sent_at: string;
                /** @description The token that asked for the link. */
                token_name: string | null;
                /** @description The partner that the token belongs to. */
                partner_name: string | null;
                /** @description Whether the partner was told the link too. */
                shown_to_partner: boolean;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                used_at: string;
                /** @description The network of the client, such as 203.0.113.0/24. */
                used_from: string | null;
            } | null;
        };
        /** TeamPayment */
        TeamPayment: {
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
             * @description The day on which the money counts. What it pays off bears interest up to that day, that day included.
             */
            value_date: string;
            /** @description The remittance text or another reference of the payment. Null where there is none. */
            reference: string | null;
            /** @description Your own id of the payment, or that of your bank. Null where there is none. */
            external_reference: string | null;
            /**
             * @description `completed`, or `reversed` after a chargeback or a wrong booking; a reversed payment counts nowhere.
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
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            reversed_at: string | null;
            case_reference: string;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            customer_name: string | null;
            debtor_name: string;
        };
        /** TeamPaymentReport */
        TeamPaymentReport: {
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
            /** @description EUR */
            amount: number;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            payment_date: string;
            note: string | null;
            /**
             * @description reported: letters stop until the team has confirmed or refused it.
             * @enum {string}
             */
            status: "reported" | "confirmed" | "refused";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            reported_at: string;
            /** @description Name of the person. */
            reported_by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            decided_at: string | null;
            /** @description What the team says about it. */
            decision_note: string | null;
            /**
             * Format: uuid
             * @description The payment that it became.
             */
            payment_id: string | null;
            /** @description What confirming it does; null once it is decided. */
            if_confirmed: components["schemas"]["ReportOutcome"] | null;
        };
        /** TeamQuestion */
        TeamQuestion: {
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
            files: components["schemas"]["TeamDocument"][];
        };
        /** Title */
        Title: {
            reference: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            date: string;
            /** @description EUR */
            costs_awarded: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            recorded_at: string;
            /**
             * Format: uuid
             * @description UUID
             */
            recorded_by: string | null;
        };
        /** TitleBody */
        TitleBody: {
            /** @description Of the court or of the transmission. */
            reference: string;
            /**
             * Format: date
             * @description From the day of the filing to today.
             */
            date: string;
            /** @description EUR: what the title awards of court and lawyer’s fees. Left out, what was filed stands. */
            costs_awarded?: number;
        };
        /** TitledClaim */
        TitledClaim: {
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
            /** @description The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. */
            case_reference: string;
            /**
             * @description In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.
             * @enum {string}
             */
            status: "open" | "partial_payment" | "paid" | "disputed";
            /** @description Your own id of the case; null where you sent none. */
            partner_reference: string | null;
            /**
             * @description Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that.
             * @enum {string}
             */
            submission_state: "new" | "accepted" | "rejected";
            /**
             * @description Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`.
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
            /** @description Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still. */
            claim_disputed: boolean;
            /** @description Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible. */
            obligation_fulfilled: boolean;
            /**
             * @description The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law.
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
             * @description Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise.
             */
            blocked_until: string | null;
            /**
             * Format: date
             * @description The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title.
             */
            time_barred_on: string | null;
            /**
             * Format: date-time
             * @description When the claim was submitted, in business time.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the claim, its sums included, changed last; `updated_after` of the list asks for it.
             */
            updated_at: string;
            title: components["schemas"]["Title"];
        };
        /** Token */
        Token: {
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
            /** @enum {string} */
            kind: "partner" | "organization";
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            name: string;
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
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
        };
        /** TokenCreate */
        TokenCreate: {
            /**
             * Format: uuid
             * @description UUID
             */
            organization_id: string;
            /** @enum {string} */
            kind: "partner" | "organization";
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id?: string | null;
            name?: string;
            rate_limit_per_hour?: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            expires_at?: string | null;
        };
        /** TokenIssued */
        TokenIssued: {
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
            /** @enum {string} */
            kind: "partner" | "organization";
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            name: string;
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
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            created_at: string;
            /** @description The token itself. It is shown this once and kept nowhere. */
            token: string;
        };
        /** TooLarge */
        TooLarge: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "Payload Too Large";
            /** @description Where there is no room for the files: `storage_quota`, and to whom the figures are known, these. */
            details?: {
                /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
                code: string;
                /** @description How many bytes the files of the organisation take. */
                used_bytes?: number;
                /** @description How many bytes they may take. */
                quota_bytes?: number;
            };
            /** @description Why, in a sentence for people. It may change; do not compare it. */
            message: string;
        };
        /** TotpBegun */
        TotpBegun: {
            /** @description Base32, for typing in */
            secret: string;
            otpauth_uri: string;
            /** @description The address as a QR code, a whole SVG picture */
            qr_svg: string;
        };
        /** TotpConfirm */
        TotpConfirm: {
            /** @description Six digits of the authenticator app, or a recovery code */
            code: string;
        };
        /** ValidationError */
        ValidationError: {
            /**
             * @description False on every refusal.
             * @enum {boolean}
             */
            success: false;
            /** @description Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added. */
            code: string;
            /**
             * @description The kind of refusal; the same for all with this status.
             * @enum {string}
             */
            error: "VALIDATION_ERROR";
            /** @description The faults of the request, all at once: one for each field, at most 100. */
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
        /** WebhookSwitch */
        WebhookSwitch: {
            enabled: boolean;
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
        /** Withdrawal */
        Withdrawal: {
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
            reason: string;
            /**
             * @description requested: letters stop until the team has closed the case or refused. lapsed: the case closed otherwise.
             * @enum {string}
             */
            status: "requested" | "accepted" | "refused" | "lapsed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            requested_at: string;
            /** @description Name of the person. */
            requested_by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            decided_at: string | null;
            /** @description What the team says about it. */
            decision_note: string | null;
        };
        /** WorkCounts */
        WorkCounts: {
            new_claim: number;
            extraction_review: number;
            insolvency_filing: number;
            possible_double: number;
            dispute: number;
            debtor_message: number;
            debtor_promise: number;
            debtor_plan: number;
            debtor_contact: number;
            creditor_payment: number;
            creditor_withdrawal: number;
            creditor_answer: number;
            bank_entry_open: number;
            bank_money_unclear: number;
            refund_not_ordered: number;
            missed_installment: number;
            plan_paid: number;
            decision_declined: number;
            filing_to_dispatch: number;
            costs_open: number;
            stuck_step: number;
            letter_to_print: number;
            letter_not_acknowledged: number;
            returned_letter: number;
            tenancy_review: number;
            limitation_near: number;
            limitation_unknown: number;
            court_step_missing: number;
            payout_account: number;
            ledger_difference: number;
            transfer_not_executed: number;
            transfer_returned: number;
            transfer_amiss: number;
            failed_deliveries: number;
            bank_file_failed: number;
            legal_table_stale: number;
            letterhead_missing: number;
            privacy_request: number;
        };
        /** WorkItem */
        WorkItem: {
            /** @description The same for as long as the item waits. */
            key: string;
            /** @enum {string} */
            kind: "new_claim" | "extraction_review" | "insolvency_filing" | "possible_double" | "dispute" | "debtor_message" | "debtor_promise" | "debtor_plan" | "debtor_contact" | "creditor_payment" | "creditor_withdrawal" | "creditor_answer" | "bank_entry_open" | "bank_money_unclear" | "refund_not_ordered" | "missed_installment" | "plan_paid" | "decision_declined" | "filing_to_dispatch" | "costs_open" | "stuck_step" | "letter_to_print" | "letter_not_acknowledged" | "returned_letter" | "tenancy_review" | "limitation_near" | "limitation_unknown" | "court_step_missing" | "payout_account" | "ledger_difference" | "transfer_not_executed" | "transfer_returned" | "transfer_amiss" | "failed_deliveries" | "bank_file_failed" | "legal_table_stale" | "letterhead_missing" | "privacy_request";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            since: string;
            /**
             * Format: date-time
             * @description The last that happened about it, such as a further message; what comes after it is a new situation.
             */
            latest_at: string;
            /** @description Whole days since then. */
            age_days: number;
            /** @description Why a step is stuck, what was decided, how the file was read, which letter it is, why it came back, what the debtor disputes, also in a message that waits for an answer, which day was promised, which amount (EUR) the creditor received, or came back of a transfer, which payment run is late, which table of the law is meant, by how much (EUR) the books of client money differ, which file of a bank could not be taken and why, or the day on which a request is due, by kind. */
            reason: string | null;
            /** @description How many deliveries failed, or what does not fit in the books; 1 for everything else. */
            count: number;
            /**
             * Format: uuid
             * @description Null for a table of the law, which all organisations use, and for a file of a bank.
             */
            organization_id: string | null;
            organization_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            claim_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            invoice_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            letter_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            debtor_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            customer_id: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            partner_id: string | null;
            case_reference: string | null;
            /** @enum {string|null} */
            collection_stage: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed" | null;
            /** @enum {string|null} */
            case_status: "open" | "disputed" | "closed" | null;
            /** @description EUR */
            outstanding_amount: number | null;
            invoice_number: string | null;
            debtor_name: string | null;
            debtor_country: string | null;
            customer_name: string | null;
            partner_name: string | null;
            /**
             * Format: uuid
             * @description UUID
             */
            owner_id: string | null;
            owner_name: string | null;
            /**
             * Format: date-time
             * @description Null once that is over, or when the situation is a new one.
             */
            snoozed_until: string | null;
            snooze_note: string | null;
        };
        /** WorkOwner */
        WorkOwner: {
            /**
             * Format: uuid
             * @description UUID
             */
            user_id: string | null;
        };
        /** WorkSeen */
        WorkSeen: {
            /**
             * Format: date-time
             * @description `latest_at` of what was seen; what came after it stays news. Without it all was seen.
             */
            until?: string;
        };
        /** WorkSnooze */
        WorkSnooze: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            until: string | null;
            /** @description Kept in the activity log. */
            note?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Why the request was refused, as a word in snake_case for programs. Also there where the body has no `code`. All codes are listed at `/docs/errors`, and new ones may be added. */
        "X-Error-Code": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    whoAmI: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorIdentity"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorIdentity"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    logOut: {
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
                    };
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeOneself: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorIdentity"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    beginPasskeyLogin: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorIdentity"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listSessions: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    endOtherSessions: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["EndedSessions"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    endSession: {
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    readSecondFactor: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TotpBegun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    dropTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirm"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAdded"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PasskeyMade"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removePasskey: {
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
                "application/json": components["schemas"]["PasswordProof"];
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    renamePasskey: {
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
                "application/json": components["schemas"]["PasskeyNamed"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The hourly limit is used up. */
            429: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitError"];
                };
            };
        };
    };
    listOperators: {
        parameters: {
            query?: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Operator"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorWithPassword"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    changeOperator: {
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
                "application/json": components["schemas"]["OperatorPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    resetOperatorPassword: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["OperatorWithPassword"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    unlockOperator: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    resetOperatorTotp: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                log?: "administration" | "access";
                action?: "operator.created" | "operator.changed" | "operator.password_set" | "operator.password_changed" | "operator.unlocked" | "operator.logged_in" | "operator.login_failed" | "operator.sessions_ended" | "token.issued" | "token.revoked" | "organization.created" | "organization.changed" | "bank_account.created" | "bank_account.renamed" | "bank_account.change_proposed" | "bank_account.change_approved" | "bank_account.change_withdrawn" | "bank_account.changed" | "bank_entry.assigned" | "bank_entry.unassigned" | "bank_entry.ignored" | "bank_entry.offset" | "bank_entry.refund_ordered" | "bank_entry.own_money" | "partner.created" | "partner.changed" | "partner.confirmed" | "webhook.created" | "webhook.changed" | "webhook.switched" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.tested" | "legal_table.replaced" | "legal_table.dropped" | "legal_table.row_confirmed" | "claims.imported" | "customer.changed" | "customer.invited" | "customer.person_removed" | "customer.payout_account_confirmed" | "customer.payout_account_refused" | "revenue.approved" | "revenue.paid_out" | "settlement.made" | "payment_run.created" | "payment_run.released" | "payment_run.withdrawn" | "payment_run.paid_again" | "sandbox.clock_advanced" | "sandbox.reset" | "sandbox.scenario_played" | "second_factor.enrolled" | "second_factor.removed" | "second_factor.reset" | "passkey.added" | "passkey.renamed" | "passkey.removed" | "recovery_codes.renewed" | "retention.changed" | "privacy.request_recorded" | "privacy.identity_checked" | "privacy.request_extended" | "privacy.request_answered" | "privacy.request_refused" | "privacy.data_exported" | "privacy.data_corrected" | "privacy.processing_restricted" | "privacy.restriction_lifted" | "privacy.person_erased" | "debtor.read" | "debtor.file_opened" | "debtor.searched" | "mail.read" | "mail.secret_shown" | "letter.code_shown" | "export.made" | "privacy.people_searched" | "privacy.person_read";
                /** @description The part of the action before the dot. */
                group?: "operator" | "token" | "organization" | "bank_account" | "bank_entry" | "partner" | "webhook" | "legal_table" | "claims" | "customer" | "revenue" | "settlement" | "payment_run" | "sandbox" | "second_factor" | "passkey" | "recovery_codes" | "retention" | "privacy" | "debtor" | "mail" | "letter" | "export";
                /** @description UUID */
                actor_id?: string;
                subject_id?: string;
                /** @description About this debtor, or one of their cases. */
                debtor_id?: string;
                /** @description UUID */
                organization_id?: string;
                /** @description On this day in Vienna or later. */
                from?: string;
                /** @description On this day in Vienna or earlier. */
                to?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["AuditEntry"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                log?: "administration" | "access";
                action?: "operator.created" | "operator.changed" | "operator.password_set" | "operator.password_changed" | "operator.unlocked" | "operator.logged_in" | "operator.login_failed" | "operator.sessions_ended" | "token.issued" | "token.revoked" | "organization.created" | "organization.changed" | "bank_account.created" | "bank_account.renamed" | "bank_account.change_proposed" | "bank_account.change_approved" | "bank_account.change_withdrawn" | "bank_account.changed" | "bank_entry.assigned" | "bank_entry.unassigned" | "bank_entry.ignored" | "bank_entry.offset" | "bank_entry.refund_ordered" | "bank_entry.own_money" | "partner.created" | "partner.changed" | "partner.confirmed" | "webhook.created" | "webhook.changed" | "webhook.switched" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.tested" | "legal_table.replaced" | "legal_table.dropped" | "legal_table.row_confirmed" | "claims.imported" | "customer.changed" | "customer.invited" | "customer.person_removed" | "customer.payout_account_confirmed" | "customer.payout_account_refused" | "revenue.approved" | "revenue.paid_out" | "settlement.made" | "payment_run.created" | "payment_run.released" | "payment_run.withdrawn" | "payment_run.paid_again" | "sandbox.clock_advanced" | "sandbox.reset" | "sandbox.scenario_played" | "second_factor.enrolled" | "second_factor.removed" | "second_factor.reset" | "passkey.added" | "passkey.renamed" | "passkey.removed" | "recovery_codes.renewed" | "retention.changed" | "privacy.request_recorded" | "privacy.identity_checked" | "privacy.request_extended" | "privacy.request_answered" | "privacy.request_refused" | "privacy.data_exported" | "privacy.data_corrected" | "privacy.processing_restricted" | "privacy.restriction_lifted" | "privacy.person_erased" | "debtor.read" | "debtor.file_opened" | "debtor.searched" | "mail.read" | "mail.secret_shown" | "letter.code_shown" | "export.made" | "privacy.people_searched" | "privacy.person_read";
                /** @description The part of the action before the dot. */
                group?: "operator" | "token" | "organization" | "bank_account" | "bank_entry" | "partner" | "webhook" | "legal_table" | "claims" | "customer" | "revenue" | "settlement" | "payment_run" | "sandbox" | "second_factor" | "passkey" | "recovery_codes" | "retention" | "privacy" | "debtor" | "mail" | "letter" | "export";
                /** @description UUID */
                actor_id?: string;
                subject_id?: string;
                /** @description About this debtor, or one of their cases. */
                debtor_id?: string;
                /** @description UUID */
                organization_id?: string;
                /** @description On this day in Vienna or later. */
                from?: string;
                /** @description On this day in Vienna or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Organization"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    getOrganization: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeOrganization: {
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
                "application/json": components["schemas"]["OrganizationPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    getOrganizationStorage: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["StorageUse"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAccountChanges: {
        parameters: {
            query?: {
                status?: "open" | "applied" | "withdrawn";
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["AccountChange"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    approveAccountChange: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["AccountChange"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    withdrawAccountChange: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["AccountChange"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description Part of the name or of the email address. */
                q?: string;
                is_confirmed?: boolean;
                /** @description created, the default: newest first. */
                sort?: "created" | "name";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["NamedPartner"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Partner"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    getPartner: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["NamedPartner"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changePartner: {
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
                "application/json": components["schemas"]["PartnerPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Partner"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    confirmPartner: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Partner"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                partner_id?: string;
                kind?: "partner" | "organization";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["ListedToken"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TokenIssued"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    revokeToken: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Token"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    searchClaims: {
        parameters: {
            query?: {
                /** @description Words of a reference, of a name, or of an invoice number; umlauts and accents may be left out. */
                q?: string;
                collection_stage?: "new" | "in_processing" | "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_payment" | "installment_cancelled" | "dunning_action_recommended" | "dunning_action_filed" | "exekutionsantrag_recommended" | "warten_auf_zinstermin" | "manuelle_pruefung" | "mzr_aufhebungserklaerung_sent" | "mzr_klage_recommended" | "closed";
                case_status?: "open" | "disputed" | "closed";
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                partner_id?: string;
                /** @description UUID */
                customer_id?: string;
                /** @description UUID */
                debtor_id?: string;
                /** @description Days since submission; only claims that are not closed. */
                age?: "0-30" | "31-60" | "61-90" | "91-180" | "181+";
                /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
                opened_month?: string;
                is_held?: boolean;
                is_stuck?: boolean;
                disputed?: boolean;
                sort?: "created" | "updated" | "due" | "case_reference" | "debtor" | "customer" | "collection_stage" | "case_status" | "total" | "outstanding";
                order?: "asc" | "desc";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["ClaimLine"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listWork: {
        parameters: {
            query?: {
                kind?: "new_claim" | "extraction_review" | "insolvency_filing" | "possible_double" | "dispute" | "debtor_message" | "debtor_promise" | "debtor_plan" | "debtor_contact" | "creditor_payment" | "creditor_withdrawal" | "creditor_answer" | "bank_entry_open" | "bank_money_unclear" | "refund_not_ordered" | "missed_installment" | "plan_paid" | "decision_declined" | "filing_to_dispatch" | "costs_open" | "stuck_step" | "letter_to_print" | "letter_not_acknowledged" | "returned_letter" | "tenancy_review" | "limitation_near" | "limitation_unknown" | "court_step_missing" | "payout_account" | "ledger_difference" | "transfer_not_executed" | "transfer_returned" | "transfer_amiss" | "failed_deliveries" | "bank_file_failed" | "legal_table_stale" | "letterhead_missing" | "privacy_request";
                /** @description `me`, `nobody`, `me_or_nobody` or the id of a colleague. */
                owner?: string;
                include_snoozed?: boolean;
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["WorkItem"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        counts: components["schemas"]["WorkCounts"];
                        /**
                         * Format: date-time
                         * @description The business time of the answer, which snoozes are measured by.
                         */
                        as_of: string;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listColleagues: {
        parameters: {
            query?: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Colleague"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    markWorkSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list answers it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSeen"];
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    assignWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list answers it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkOwner"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["WorkItem"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    snoozeWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list answers it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSnooze"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["WorkItem"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getClaimFile: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["ClaimFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeTeamClaim: {
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
                "application/json": components["schemas"]["TeamClaimPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                partner_id?: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Overview"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    moveClaim: {
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
                "application/json": components["schemas"]["StageMove"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    closeClaim: {
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
                "application/json": components["schemas"]["ClaimClosure"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reopenClaim: {
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
                "application/json": components["schemas"]["ClaimReopening"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    disputeClaim: {
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
                "application/json": components["schemas"]["ClaimDispute"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    holdClaim: {
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
                "application/json": components["schemas"]["ClaimHold"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    unblockClaim: {
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
                "application/json": components["schemas"]["ClaimUnblocking"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setDebtorSituation: {
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
                "application/json": components["schemas"]["DebtorSituation"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDebtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agreeInstallmentPlan: {
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
                "application/json": components["schemas"]["InstallmentPlanCreate"];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    importClaims: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BulkResult"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    recordTeamPayment: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reversePayment: {
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
                "application/json": components["schemas"]["PaymentReversal"];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAllPayments: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                partner_id?: string;
                /** @description UUID */
                claim_id?: string;
                status?: "completed" | "reversed";
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["TeamPayment"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description EUR */
                        completed_amount: number;
                        /** @description EUR */
                        reversed_amount: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTeamDebtor: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDebtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    mendDebtor: {
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
                "application/json": components["schemas"]["TeamDebtorPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDebtor"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listTeamCustomers: {
        parameters: {
            query?: {
                /** @description Part of the name or of the email address. */
                q?: string;
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["TeamCustomer"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTeamCustomer: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CustomerFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeTeamCustomer: {
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
                "application/json": components["schemas"]["TeamCustomerPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamCustomer"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmPayoutAccount: {
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
                "application/json": components["schemas"]["PayoutAccountDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CustomerFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refusePayoutAccount: {
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
                "application/json": components["schemas"]["PayoutAccountDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CustomerFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCustomerPeople: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CustomerPerson"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    withdrawAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                person_id: string;
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    inviteCustomerAgain: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    resetPersonsFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                person_id: string;
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
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listInstallmentPlans: {
        parameters: {
            query?: {
                status?: "active" | "cancelled" | "completed" | "ended";
                /** @description true: only where an instalment is overdue. */
                missed?: boolean;
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["InstallmentPlanLine"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description How many there are of each, whichever of them is asked for. `missed` are active plans with an instalment overdue. */
                        counts: {
                            active: number;
                            cancelled: number;
                            completed: number;
                            ended: number;
                            missed: number;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTeamBalance: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listLetters: {
        parameters: {
            query?: {
                status?: "outbox" | "posted" | "mailed" | "returned" | "void";
                /** @description UUID */
                claim_id?: string;
                kind?: "first_demand_letter" | "second_demand_letter" | "third_demand_letter" | "installment_reminder" | "mzr_aufhebungserklaerung";
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Letter"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description How many there are of each, whichever of them is asked for. */
                        counts: {
                            outbox: number;
                            posted: number;
                            mailed: number;
                            returned: number;
                            void: number;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getLetter: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadLetter: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    markLetterPosted: {
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
                "application/json": components["schemas"]["LetterNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    markLetterPrinted: {
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
                "application/json": components["schemas"]["LetterNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    voidLetter: {
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
                "application/json": components["schemas"]["LetterNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    markLettersPosted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LettersPosted"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    markLettersPrinted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LettersPosted"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    markLetterReturned: {
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
                "application/json": components["schemas"]["LetterReturned"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Letter"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadInstallmentAgreement: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getLetterPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description Counts from 1 */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listMail: {
        parameters: {
            query?: {
                status?: "kept" | "queued" | "sent" | "failed";
                /** @description Part of recipient or subject. */
                q?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Mail"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMail: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["MailWithText"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadMailAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description Counts from 1 */
                number: string;
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDebtorMessages: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["DebtorMessage"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answerDebtor: {
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
                "application/json": components["schemas"]["DebtorAnswer"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["DebtorMessage"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getCreditorRequests: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CreditorRequests"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmDirectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentReport"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refuseDirectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentReport"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    acceptWithdrawal: {
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
                "application/json": components["schemas"]["RequestDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refuseWithdrawal: {
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
                "application/json": components["schemas"]["RequestDecision"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCreditorQuestions: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamQuestion"][];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    askCreditor: {
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
                "application/json": components["schemas"]["CreditorQuestionText"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamQuestion"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    takeBackQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                question_id: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: {
                            /**
                             * Format: uuid
                             * @description UUID
                             */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listCourtDesk: {
        parameters: {
            query?: {
                status?: "awaiting_decision" | "decided_to_sue" | "declined" | "filed" | "titled";
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                partner_id?: string;
                /** @description Of the debtor's primary address; `none` where there is no such address. */
                country?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["CourtDeskCase"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description How many there are of each, whichever of them is asked for. */
                        counts: {
                            awaiting_decision: number;
                            decided_to_sue: number;
                            declined: number;
                            filed: number;
                            titled: number;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTeamCourtReadiness: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTeamLawsuitEstimate: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getFilingPackage: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["FilingPackage"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getFilingPackageFile: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    recordFiling: {
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
                "application/json": components["schemas"]["FilingBody"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["FiledClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recordTitle: {
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
                "application/json": components["schemas"]["TitleBody"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TitledClaim"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCourtMessages: {
        parameters: {
            query?: {
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["CourtMessage"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recordCourtMessage: {
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
                "application/json": components["schemas"]["CourtMessageBody"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CourtMessage"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCourtFeeInvoices: {
        parameters: {
            query?: {
                /** @description UUID */
                claim_id?: string;
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                customer_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["CourtFeeInvoice"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadCourtFeeInvoice: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    markCourtFeeInvoicePaid: {
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
                "application/json": components["schemas"]["CourtFeeInvoicePaidBody"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CourtFeeInvoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    correctCourtFeeInvoice: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["CorrectedCourtFeeInvoice"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listLegalTables: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LegalTable"][];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getLegalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadLegalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
            };
            cookie?: never;
        };
        /** @description The whole table, as in its file. */
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LegalTable"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    dropLegalTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LegalTable"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    confirmLegalRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "base_rates" | "interest_rules" | "creditor_fees" | "vat_rates" | "reminder_fees_at" | "lawyer_fees_de" | "court_limits_at" | "district_courts_at" | "court_fees_at" | "lawyer_fees_at" | "court_limits_de" | "court_fees_de" | "dunning_courts_de" | "german_states";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalRowConfirm"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["LegalRowConfirmation"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listTeamDocuments: {
        parameters: {
            query?: {
                /** @description Only documents of this type. */
                documentType?: "invoice" | "contract" | "correspondence" | "legal" | "general" | "additional_document";
                /** @description Only documents whose file stands like this. */
                processingStatus?: "pending" | "uploaded" | "processing" | "completed" | "failed";
                /** @description How many rows to answer at most. */
                limit?: number;
                /** @description How many rows to leave out before the first. */
                offset?: number;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["TeamDocument"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadTeamDocument: {
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
                "multipart/form-data": components["schemas"]["TeamDocumentUpload"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDocument"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadTeamDocument: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    releaseDocument: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDocument"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    takeBackDocument: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDocument"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    shareDocument: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TeamDocument"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listInvoicesToCheck: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["InvoiceToCheck"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getExtraction: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Extraction"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    readInvoiceAgain: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Extraction"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    correctField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                field: "invoice_number" | "invoice_issuer" | "invoice_recipient" | "subject" | "invoice_amount_net" | "invoice_amount_gross" | "invoice_issue_date" | "invoice_due_date";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldCorrection"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Extraction"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    acceptField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                field: "invoice_number" | "invoice_issuer" | "invoice_recipient" | "subject" | "invoice_amount_net" | "invoice_amount_gross" | "invoice_issue_date" | "invoice_due_date";
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Extraction"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    downloadInvoiceFile: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getInvoicePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description Counts from 1 */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listBankAccounts: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                kind?: "client_money" | "own";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["BankAccount"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankAccount"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    changeBankAccount: {
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
                "application/json": components["schemas"]["BankAccountPatch"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankAccount"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listBankEntries: {
        parameters: {
            query?: {
                status?: "booked" | "suggested" | "unmatched" | "to_refund" | "refunded" | "ignored";
                /** @description True: what waits for somebody, suggested or unmatched. False: the rest. */
                is_open?: boolean;
                /** @description True: only entries of which something was booked to a claim today in Vienna. */
                booked_today?: boolean;
                /** @description UUID */
                account_id?: string;
                /** @description UUID */
                organization_id?: string;
                /** @description Entries that are assigned to the claim or may be for it. */
                claim_id?: string;
                /** @description Words of text, payer, IBAN, references or case reference; or an amount such as 120,50. At least one word has three characters, or it is an amount. */
                q?: string;
                /** @description The first booking date. */
                from?: string;
                /** @description The last booking date. */
                to?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["BankEntry"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    summarizeBankEntries: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                account_id?: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankSummary"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getBankEntry: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    assignBankEntry: {
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
                "application/json": components["schemas"]["BankAssignment"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    offsetBankEntry: {
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
                "application/json": components["schemas"]["BankOffset"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    unassignBankEntry: {
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
                "application/json": components["schemas"]["BankEntryNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    ignoreBankEntry: {
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
                "application/json": components["schemas"]["BankEntryNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    refundBankEntry: {
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
                "application/json": components["schemas"]["BankEntryNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    putInOwnMoney: {
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
                "application/json": components["schemas"]["BankEntryNote"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankEntry"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /** @description Whose book. May be left out where there is only one organisation. */
                organization_id?: string;
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                /** @description `bank`: what the banks hold. `suspense`: what nobody was found for yet. `creditor`: what belongs to creditors. `debtors`: what goes back to payers. `fees`: what is ours and was not taken yet. `in_transit`: what was released and no statement shows yet. */
                account?: "bank" | "suspense" | "creditor" | "debtors" | "fees" | "in_transit";
                /** @description UUID */
                customer_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["LedgerTransaction"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listLedgerBalances: {
        parameters: {
            query?: {
                /** @description Whose book. May be left out where there is only one organisation. */
                organization_id?: string;
                /** @description The end of this day; today unless said. */
                as_of?: string;
                /** @description `bank`: what the banks hold. `suspense`: what nobody was found for yet. `creditor`: what belongs to creditors. `debtors`: what goes back to payers. `fees`: what is ours and was not taken yet. `in_transit`: what was released and no statement shows yet. */
                account?: "bank" | "suspense" | "creditor" | "debtors" | "fees" | "in_transit";
                /** @description UUID */
                customer_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["LedgerBalance"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getReconciliation: {
        parameters: {
            query?: {
                /** @description Whose book. May be left out where there is only one organisation. */
                organization_id?: string;
                /** @description The end of this day; today unless said. */
                as_of?: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Reconciliation"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportLedger: {
        parameters: {
            query: {
                /** @description Whose book. May be left out where there is only one organisation. */
                organization_id?: string;
                /** @description YYYY-MM-DD */
                from: string;
                /** @description YYYY-MM-DD */
                to: string;
                format: "datev" | "csv";
            };
            header?: never;
            path?: never;
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBankStatements: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                account_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["BankStatement"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadBankStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BankStatementUpload"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["TakenBankStatement"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBankStatement: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["BankStatement"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadBankStatement: {
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
                    "application/xml": string;
                    "text/plain": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "text/plain": string;
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAllRevenueShares: {
        parameters: {
            query?: {
                /** @description UUID */
                partner_id?: string;
                /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
                month?: string;
                status?: "accrued" | "approved" | "paid_out";
                /** @description UUID */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["NamedRevenueShare"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description EUR, over all pages; `amount` is the sum of the other three statuses */
                        sums: components["schemas"]["RevenueSums"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPayable: {
        parameters: {
            query?: {
                /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
                month?: string;
                /** @description UUID */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["RevenuePayable"][];
                        /** @description How many rows there are on all pages together. */
                        total: number;
                        /** @description The page that this is, from 1. */
                        page: number;
                        /** @description How many rows a page has at most. */
                        limit: number;
                        /** @description The month that was asked for, else the latest one that is over */
                        month: string;
                        /** @description Until then more may be earned, which belongs to the next payout. */
                        is_month_over: boolean;
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    approveRevenueShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerMonth"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["RevenueApproval"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description UUID */
                partner_id?: string;
                /** @description Only what belongs to this calendar month in Vienna, as YYYY-MM. */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Payout"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerMonth"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Payout"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPayout: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Payout"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadStatementCsv: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadStatementPdf: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listTeamFees: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /** @description UUID */
                customer_id?: string;
                /** @description UUID */
                organization_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Settlement"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementBody"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SettlementWithLines"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    previewSettlement: {
        parameters: {
            query: {
                /** @description With whom it is settled. */
                customer_id: string;
                /** @description The last booking date that counts; not in the future. */
                up_to: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SettlementPreview"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getSettlement: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["SettlementWithLines"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadFeeInvoice: {
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
            /** @description The file, made for this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadSettlementPdf: {
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
            /** @description The file, made for this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadSettlementCsv: {
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
            /** @description The file, made for this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPaymentRuns: {
        parameters: {
            query?: {
                /** @description UUID */
                organization_id?: string;
                /** @description UUID */
                account_id?: string;
                status?: "open" | "released" | "executed" | "withdrawn";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["PaymentRunSummary"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPaymentRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRunCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPaymentRun: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downloadPaymentRun: {
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
            /** @description The file, made for this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    releasePaymentRun: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    withdrawPaymentRun: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    payAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                item_id: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    getWebhook: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setWebhook: {
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
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteWebhook: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    switchWebhook: {
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
                "application/json": components["schemas"]["WebhookSwitch"];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rotateWebhookSecret: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    sendTestEvent: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["QueuedTest"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed";
                /** @description Queued on this day in Vienna or later. */
                from?: string;
                /** @description Which page to answer, from 1. */
                page?: number;
                /** @description How many rows a page has at most. */
                limit?: number;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["TeamDelivery"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                delivery_id: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["DeliveryWithBody"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    findPeople: {
        parameters: {
            query: {
                /** @description A name, address, email address, telephone number, IBAN or case reference. */
                q: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PeopleFound"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPrivacyRequests: {
        parameters: {
            query?: {
                kind?: "access" | "rectification" | "erasure" | "restriction" | "portability" | "objection";
                open?: boolean;
                /** @description UUID */
                subject_id?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["PrivacyRequest"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recordPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyRequestCreate"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPrivacyRequest: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addPrivacySubject: {
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
                "application/json": components["schemas"]["PrivacySubject"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removePrivacySubject: {
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
                "application/json": components["schemas"]["PrivacySubject"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    checkPrivacyIdentity: {
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
                "application/json": components["schemas"]["PrivacyIdentity"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tellPrivacyRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                /** @description UUID */
                recipient_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyRecipientTold"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    extendPrivacyRequest: {
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
                "application/json": components["schemas"]["PrivacyReason"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answerPrivacyRequest: {
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
                "application/json": components["schemas"]["PrivacyAnswer"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refusePrivacyRequest: {
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
                "application/json": components["schemas"]["PrivacyReason"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    correctPrivacyData: {
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
                "application/json": components["schemas"]["PrivacyCorrection"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    restrictProcessing: {
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
                "application/json": components["schemas"]["PrivacyRestriction"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    announceLifting: {
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
                "application/json": components["schemas"]["PrivacyDebtor"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    liftRestriction: {
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
                "application/json": components["schemas"]["PrivacyLifting"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: {
                format?: "json" | "pdf";
                /** @description Else that of the request. */
                lang?: "de" | "en";
            };
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
                /** @description UUID */
                subject_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data; as PDF where that was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PersonExport"];
                    };
                    "application/pdf": string;
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again. */
            503: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    planPersonErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID */
                id: string;
                kind: "debtor" | "creditor_person" | "customer" | "partner" | "operator";
                /** @description UUID */
                subject_id: string;
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PersonErasurePlan"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    erasePersonData: {
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
                "application/json": components["schemas"]["PersonErasure"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["PrivacyRequestFile"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unknown, or not visible with these credentials. */
            404: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getRetention: {
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Retention"];
                    };
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionChange"];
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
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What the request asked for, made or changed. */
                        data: components["schemas"]["Retention"];
                    };
                };
            };
            /** @description The request has faults; `details` names every one. */
            400: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
        };
    };
    listErasures: {
        parameters: {
            query?: {
                /** @description UUID */
                subject_id?: string;
                cause?: "retention" | "request";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["Erasure"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBlockedPeople: {
        parameters: {
            query?: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description True on every answer that is no refusal.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description The rows, in the order that the summary names. */
                        data: components["schemas"]["BlockedPerson"][];
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readTeamSandboxClock: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    advanceTeamSandboxClock: {
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
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description Credentials are missing or not valid. */
            401: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not allowed. */
            403: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            /** @description The body is too large, or there is no room for its files. */
            413: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLarge"];
                };
            };
            /** @description The body has a media type that this route does not take. */
            415: {
                headers: {
                    "X-Error-Code": components["headers"]["X-Error-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
