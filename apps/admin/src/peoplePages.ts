// One chunk: both pages show issued certificates and what can be done with them.
export { IssuedCertificatesPage } from './people/IssuedCertificatesPage.tsx';
export { UserPage } from './people/UserPage.tsx';
