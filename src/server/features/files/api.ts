import { Refusal } from '../../platform/http/refusal.ts';
import { procedures } from '../../procedures.ts';

const missing = () => {
  throw new Refusal('UNAVAILABLE');
};

export const filesApi = {
  upload: procedures.files.upload.handler(missing),
  download: procedures.files.download.handler(missing),
  remove: procedures.files.remove.handler(missing),
};
