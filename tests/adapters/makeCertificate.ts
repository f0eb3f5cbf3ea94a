import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Makes a self-signed certificate for localhost, valid for a day, in a folder. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const keyOptions = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...keyOptions, ...names, '-keyout', key, '-out', certificate], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { certificate, key };
}
