export const securityMails = {
  newDevice: {
    subject: 'New login to your account',
    text: 'Someone logged in to your TajmeelSpot account on {day} at {time}, Baghdad time, on a device or browser that the account has not used before: {device}.',
    button: 'See where you are logged in',
    after:
      'If it was you, there is nothing to do. If not, log that device out, change your password and log out all other devices; all of it is on that page.',
    both: '{browser} on {system}',
    unknown: 'an unknown device',
  },
  secondFactorOn: {
    subject: 'Two-step login is on',
    text: 'Since {day} at {time}, Baghdad time, a login to your TajmeelSpot account also needs a code from your app. All other devices were logged out.',
    button: 'See where you are logged in',
    after: 'If it was not you, choose a new password and write to us: someone knows the one you have.',
  },
  secondFactorOff: {
    subject: 'Two-step login is off',
    text: 'The two-step login of your TajmeelSpot account was switched off on {day} at {time}, Baghdad time. Your password alone opens the account now.',
    button: 'See where you are logged in',
    after:
      'If it was not you, change your password right away, log out all other devices and switch the two-step login on again.',
  },
  secondFactorOffByOperator: {
    subject: 'We switched your two-step login off',
    text: 'You, or someone who claimed to be you, asked us to switch off the two-step login of your TajmeelSpot account. We did so on {day} at {time}, Baghdad time. Your password alone opens the account now.',
    button: 'See where you are logged in',
    after: 'If you did not ask for this, change your password right away and write to us.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'Someone logged in to your TajmeelSpot account with one of your recovery codes on {day} at {time}, Baghdad time. That code does not work again.',
    button: 'See where you are logged in',
    after:
      'If it was you and the app is lost, switch the two-step login off and on again with the new phone. If it was not you, change your password right away.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes for your TajmeelSpot account were made on {day} at {time}, Baghdad time. The former ones no longer work.',
    button: 'See where you are logged in',
    after: 'If it was not you, change your password right away and log out all other devices.',
  },
  numberChanged: {
    subject: 'Your account has another phone number',
    text: 'The phone number that opens your TajmeelSpot account was set on {day} at {time}, Baghdad time. Codes to log in go to that number.',
    button: 'See where you are logged in',
    after: 'If it was not you, log out all other devices, change your password and write to us.',
  },
  numberLost: {
    subject: 'Your phone number no longer opens your account',
    text: 'The phone number of your TajmeelSpot account was proven by another account on {day} at {time}, Baghdad time. It no longer opens your account, and all devices were logged out.',
    button: 'See where you are logged in',
    after: 'You can log in with your email and set another number. If the number is still yours, write to us.',
  },
} as const;
