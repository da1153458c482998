import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { Invited, MakeHouse } from '../shell/keeping/first-steps.tsx';

/** Another house for whoever has one: somebody else's, or a second one of their own. */
export function Another() {
  const t = useTranslations('house.start');
  const { choose } = useHouse();
  const navigate = useNavigate();
  const goTo = (house: number, address: string) => {
    choose(house);
    void navigate(address);
  };
  return (
    <div className="grid max-w-2xl gap-6">
      <Head title={t('another')} />
      <Invited onJoined={(house) => goTo(house, '/')} />
      <MakeHouse onMade={(house) => goTo(house, '/start/hours')} />
    </div>
  );
}
