// bin/psql [ARGUMENTS]: psql on the site's database, also the embedded one, as the site's role.
import { becomeCommand } from './setup.mjs';

await becomeCommand('bin/open-psql.mjs');
