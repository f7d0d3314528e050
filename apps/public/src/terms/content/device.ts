import { list, paragraph, type TermsSection } from '../TermsSection.ts';

/** Section 2: why an account works on one device, and how it moves to another. */
export const device: TermsSection = {
  anchor: 'device',
  title: 'Mobile Device Binding',
  blocks: [
    paragraph(
      'Your account is bound to the mobile device on which you sign in to the app. Binding protects you against use of your account from devices that you do not know, and protects the value of certificates, which state that one particular person has learned.',
    ),
    paragraph(
      'An account is bound to one device at a time. When you sign in on another device and confirm that it is you, the binding moves there and the app on the former device is signed out.',
    ),
    paragraph('To recognise the device we record'),
    list(
      'an identifier that is created for this installation of the app;',
      'the model of the device and the version of its operating system;',
      'the date and time of the binding and of the most recent sign-in.',
    ),
    paragraph(
      'For this purpose we read neither your telephone number nor your contacts, messages, pictures or location. Removing the app or resetting the device may end the binding; signing in again creates a new one.',
    ),
    paragraph(
      'Please sign out before you sell, return or give away a device. If a bound device is lost or stolen, sign in on another device or write to us, and the binding of the lost one is ended.',
    ),
    paragraph(
      'You may not get around the binding, for instance by copying the app’s data to another device, by imitating a device’s identity, or by running the app in an environment made for that purpose.',
    ),
  ],
};
