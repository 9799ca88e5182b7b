-- A database of schema 0001: tables that are open, being played, over and imported, with undos, requests and declines.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','2026-11-16T02:16:31.272+00:00');
INSERT INTO "guests" VALUES('e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi "Zé"','2026-11-16T02:16:31.331+00:00');
CREATE TABLE log (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_log_table_id_seat_key UNIQUE (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('asked',1,'action',2,0,'50e4fb9de25b6427dac66ea1');
INSERT INTO "log" VALUES('asked',2,'action',0,1,'20682d440a8145ab585cf06c');
INSERT INTO "log" VALUES('asked',3,'action',1,2,'f37d6c8ac70bf6f0e5fce495');
INSERT INTO "log" VALUES('asked',4,'action',1,10,'e378a7f287488f79eaa2ed0b');
INSERT INTO "log" VALUES('asked',5,'action',2,0,'6e5ced1b9352901dd5e9dfa5');
INSERT INTO "log" VALUES('asked',6,'ask',0,0,'93283904296376c3b8e579b6');
INSERT INTO "log" VALUES('asked',7,'agree',1,0,'f8a7e17773f4aebf517eae87');
INSERT INTO "log" VALUES('cloud-city',1,'action',0,4,'5c60b1d4934ec775d4652d58');
INSERT INTO "log" VALUES('cloud-city',2,'action',0,19,'42cb63e9c8e4e0229cb5cff7');
INSERT INTO "log" VALUES('cloud-city',3,'action',0,2131,'70456d056b4f7223cdd40b3e');
INSERT INTO "log" VALUES('cloud-city',4,'action',0,2147,'62d619b06ea2dd0f89ef4141');
INSERT INTO "log" VALUES('cloud-city',5,'action',1,8,'0c632b65e7edb221fdff234c');
INSERT INTO "log" VALUES('cloud-city',6,'action',1,20,'0bfc5d5f8adcc55f1cf0031d');
INSERT INTO "log" VALUES('cloud-city',7,'action',1,2131,'bf16ed0ef9c88b159d0ee2d1');
INSERT INTO "log" VALUES('cloud-city',8,'action',1,2140,'8467e0d0142bb2c2d2261801');
INSERT INTO "log" VALUES('cloud-city',9,'action',0,3,'5542a00220ded86cdc9fb13e');
INSERT INTO "log" VALUES('cloud-city',10,'action',0,82,'e95d5ab063770f155a980c9f');
INSERT INTO "log" VALUES('cloud-city',11,'action',0,115,'e53aa7acf20ef0e2ab51b383');
INSERT INTO "log" VALUES('cloud-city',12,'action',0,1018,'6186f247d113f54b6164b475');
INSERT INTO "log" VALUES('cloud-city',13,'action',0,2131,'63add992fa1fa8b4f4e26d45');
INSERT INTO "log" VALUES('cloud-city',14,'action',0,2132,'28d712e6f19cb5c55c3558a5');
INSERT INTO "log" VALUES('declined',1,'action',2,5,'29df2f5466f6ed91442a4c65');
INSERT INTO "log" VALUES('declined',2,'undo',2,1,'69f14f8b8f2586a0cad82a35');
INSERT INTO "log" VALUES('declined',3,'action',2,0,'942e11c112d3e1245b235f8b');
INSERT INTO "log" VALUES('declined',4,'action',0,1,'d9ddb961ac71e5f917c9e474');
INSERT INTO "log" VALUES('declined',5,'action',1,2,'2ad4a09fc18b17aa694619e1');
INSERT INTO "log" VALUES('declined',6,'ask',0,0,'7099ec48612684e29e4210d6');
INSERT INTO "log" VALUES('declined',7,'agree',1,0,'3ca62c0604e96744427859a0');
INSERT INTO "log" VALUES('declined',8,'undo',2,2,'296aa1abf8a73a93637a548c');
INSERT INTO "log" VALUES('declined',9,'action',0,1,'3229f47534f2a8b988f1d4ea');
INSERT INTO "log" VALUES('declined',10,'action',1,2,'ba6741ec09474e49c2e67cfe');
INSERT INTO "log" VALUES('declined',11,'ask',0,0,'711fefec333bf52e865ad26e');
INSERT INTO "log" VALUES('declined',12,'decline',0,0,'868fbcc336e4cf69575cca38');
INSERT INTO "log" VALUES('declined',13,'ask',0,0,'f017f4f74529ec3c7020de43');
INSERT INTO "log" VALUES('declined',14,'agree',1,0,'837bd1a512adab6efae1a16b');
INSERT INTO "log" VALUES('declined',15,'decline',2,0,'486d4ada09c5c1262cd6a9c4');
INSERT INTO "log" VALUES('ginkgopolis',1,'action',0,4612,'d456e89366b55aead6c65549');
INSERT INTO "log" VALUES('ginkgopolis',2,'action',1,4620,'82db1d4cb803ad37b8221b07');
INSERT INTO "log" VALUES('ginkgopolis',3,'action',2,4595,'d6a99835bab2dbd63014a35b');
INSERT INTO "log" VALUES('ginkgopolis',4,'action',0,4608,'ba1d982ad5c710128decef53');
INSERT INTO "log" VALUES('ginkgopolis',5,'action',1,4609,'221e5aaed8fd692021e76f20');
INSERT INTO "log" VALUES('ginkgopolis',6,'action',2,4610,'adb85912750b410d99ba45b2');
INSERT INTO "log" VALUES('ginkgopolis',7,'action',0,4596,'18045e4c64874931146485bb');
INSERT INTO "log" VALUES('ginkgopolis',8,'action',1,4619,'04e8a55c2cdb8b18e04c8c89');
INSERT INTO "log" VALUES('ginkgopolis',9,'undo',1,1,'5c844ce0af17bc5d3d1e3b8f');
INSERT INTO "log" VALUES('ginkgopolis',10,'action',1,4602,'fa4fa6cc3fdacada2b339461');
INSERT INTO "log" VALUES('ginkgopolis',11,'action',2,4616,'b810bfff1a79bc05a4689ff3');
INSERT INTO "log" VALUES('ginkgopolis',12,'action',0,244,'fb590be5d3de5adab7781022');
INSERT INTO "log" VALUES('ginkgopolis',13,'action',1,182,'29aef236f3a884be7009127d');
INSERT INTO "log" VALUES('ginkgopolis',14,'action',2,3211,'9583ba7bcc9aab97f9c30b53');
INSERT INTO "log" VALUES('ginkgopolis',15,'action',1,4397,'94047fece786dd358d581a14');
INSERT INTO "log" VALUES('ginkgopolis',16,'action',0,4394,'d79e5fa5a861aad13bed1ff2');
INSERT INTO "log" VALUES('ginkgopolis',17,'action',0,96,'2f639a6c40bc6c061dbe2e39');
INSERT INTO "log" VALUES('ginkgopolis',18,'action',1,3233,'6cb93890c73151c6d84c7a18');
INSERT INTO "log" VALUES('ginkgopolis',19,'action',2,4393,'c9d4ef4968be6b07613b9772');
INSERT INTO "log" VALUES('ginkgopolis',20,'action',2,0,'5df934c599eceb268486d46b');
INSERT INTO "log" VALUES('ginkgopolis',21,'action',2,4395,'c584b878d902c7b71fdb6346');
INSERT INTO "log" VALUES('ginkgopolis',22,'action',0,3339,'e3b471b3ab2f9b6c6011a906');
INSERT INTO "log" VALUES('ginkgopolis',23,'action',1,4393,'9d1a547e014e89c3a11cbc7a');
INSERT INTO "log" VALUES('ginkgopolis',24,'action',1,0,'9ed22cc9f963911c916016d7');
INSERT INTO "log" VALUES('ginkgopolis',25,'action',2,375,'b6b4bbf8254a2ffd4b6ac76f');
INSERT INTO "log" VALUES('ginkgopolis',26,'action',1,4394,'5b0064438740c05319d054ad');
INSERT INTO "log" VALUES('ginkgopolis',27,'action',2,4398,'814f9c98639bdc78cbc97195');
INSERT INTO "log" VALUES('ginkgopolis',28,'action',0,427,'7d3059d4f1f8145ac550aa36');
INSERT INTO "log" VALUES('ginkgopolis',29,'action',1,132,'01f9872996e6786ea208908f');
INSERT INTO "log" VALUES('ginkgopolis',30,'action',2,3272,'b276869af7d79d028934cce3');
INSERT INTO "log" VALUES('ginkgopolis',31,'action',1,4397,'168a3005fcd82375dcb35f97');
INSERT INTO "log" VALUES('ginkgopolis',32,'action',0,4394,'0f9862831f460422c3fa5ef7');
INSERT INTO "log" VALUES('ginkgopolis',33,'action',0,223,'350184465f1d02fd7d4698af');
INSERT INTO "log" VALUES('ginkgopolis',34,'action',1,3189,'000039b89ae7e499d64076d1');
INSERT INTO "log" VALUES('ginkgopolis',35,'action',2,4393,'90c964c1159dbbb99ba6a415');
INSERT INTO "log" VALUES('ginkgopolis',36,'action',2,0,'9ebac7f84d7aed2080cb24ee');
INSERT INTO "log" VALUES('ginkgopolis',37,'action',2,4395,'9abbec6f0fce6c726a19edd2');
INSERT INTO "log" VALUES('ginkgopolis',38,'action',0,1330,'d01eb40999fc33787427b804');
INSERT INTO "log" VALUES('ginkgopolis',39,'action',1,4393,'bf49844b9c2b326c4af52681');
INSERT INTO "log" VALUES('ginkgopolis',40,'action',1,0,'c9258c549c4838c5ace51a66');
INSERT INTO "log" VALUES('ginkgopolis',41,'action',2,438,'efd3f82e6fa8c83c62d3659b');
INSERT INTO "log" VALUES('ginkgopolis',42,'action',1,4394,'eabac604fc01c27a2eef36c6');
INSERT INTO "log" VALUES('ginkgopolis',43,'action',0,4393,'9fbcc9523183d0b704aeea91');
INSERT INTO "log" VALUES('ginkgopolis',44,'action',0,366,'4ebd18bda797723cc29b1d85');
INSERT INTO "log" VALUES('ginkgopolis',45,'action',1,95,'c57b896f9a3d7bb48434ad5a');
INSERT INTO "log" VALUES('ginkgopolis',46,'action',2,2837,'2808f9f4946f3956a412b96f');
INSERT INTO "log" VALUES('ginkgopolis',47,'action',1,4399,'119181f94397ae2ccf45425b');
INSERT INTO "log" VALUES('ginkgopolis',48,'action',0,4394,'f86e5608f13ebac196189682');
INSERT INTO "log" VALUES('ginkgopolis',49,'action',0,751,'0218b64053ea001f81c43d35');
INSERT INTO "log" VALUES('ginkgopolis',50,'action',1,3711,'b6ec48ddd7e60a5fbb0af868');
INSERT INTO "log" VALUES('ginkgopolis',51,'action',2,3453,'e6072db4f930f0b09be6b4ba');
INSERT INTO "log" VALUES('ginkgopolis',52,'action',0,305,'539756a455585bae58a0d63a');
INSERT INTO "log" VALUES('ginkgopolis',53,'action',1,904,'fcc17f83a2eed1e4f83bdf5e');
INSERT INTO "log" VALUES('ginkgopolis',54,'action',2,3137,'78feef8db46bb57fb8c8afa2');
INSERT INTO "log" VALUES('ginkgopolis',55,'action',0,4395,'c5ebcd292b61bbbb36f4ebd3');
INSERT INTO "log" VALUES('ginkgopolis',56,'action',0,0,'1cb38ee1297f145c558a520c');
INSERT INTO "log" VALUES('ginkgopolis',57,'action',1,371,'830ad0477a6bfd1165e8ce90');
INSERT INTO "log" VALUES('ginkgopolis',58,'action',2,3453,'ed19a6ea7d1aa095419974c8');
INSERT INTO "log" VALUES('ginkgopolis',59,'action',1,4398,'b0d4cb6cf2f2b271089f71b2');
INSERT INTO "log" VALUES('ginkgopolis',60,'action',0,4394,'1fa06712b6675fcc5aef7e23');
INSERT INTO "log" VALUES('ginkgopolis',61,'action',0,136,'33c8a3945387f4f6fa14166d');
INSERT INTO "log" VALUES('imported',1,'action',1,4,'record-1');
INSERT INTO "log" VALUES('imported',2,'action',0,6,'record-2');
INSERT INTO "log" VALUES('imported',3,'action',1,37,'record-3');
INSERT INTO "log" VALUES('imported',4,'action',1,69,'record-4');
INSERT INTO "log" VALUES('imported',5,'action',0,5,'record-5');
INSERT INTO "log" VALUES('imported',6,'action',1,2,'record-6');
INSERT INTO "log" VALUES('imported',7,'action',0,6,'record-7');
INSERT INTO "log" VALUES('imported',8,'action',1,31,'record-8');
INSERT INTO "log" VALUES('imported',9,'action',1,40,'record-9');
INSERT INTO "log" VALUES('imported',10,'action',0,4,'record-10');
INSERT INTO "log" VALUES('imported',11,'action',1,6,'record-11');
INSERT INTO "log" VALUES('imported',12,'action',1,2,'record-12');
INSERT INTO "log" VALUES('imported',13,'action',0,6,'record-13');
INSERT INTO "log" VALUES('imported',14,'action',1,17,'record-14');
INSERT INTO "log" VALUES('imported',15,'action',1,39,'record-15');
INSERT INTO "log" VALUES('imported',16,'action',0,2,'record-16');
INSERT INTO "log" VALUES('imported',17,'action',1,6,'record-17');
INSERT INTO "log" VALUES('imported',18,'action',0,43,'record-18');
INSERT INTO "log" VALUES('imported',19,'action',1,2,'record-19');
INSERT INTO "log" VALUES('imported',20,'action',0,6,'record-20');
INSERT INTO "log" VALUES('imported',21,'action',1,31,'record-21');
INSERT INTO "log" VALUES('imported',22,'action',1,39,'record-22');
INSERT INTO "log" VALUES('imported',23,'action',1,120,'record-23');
INSERT INTO "log" VALUES('imported',24,'action',0,3,'record-24');
INSERT INTO "log" VALUES('imported',25,'action',1,6,'record-25');
INSERT INTO "log" VALUES('imported',26,'action',1,2,'record-26');
INSERT INTO "log" VALUES('imported',27,'action',0,6,'record-27');
INSERT INTO "log" VALUES('imported',28,'action',1,27,'record-28');
INSERT INTO "log" VALUES('imported',29,'action',1,39,'record-29');
INSERT INTO "log" VALUES('imported',30,'action',0,2,'record-30');
INSERT INTO "log" VALUES('imported',31,'action',1,3,'record-31');
INSERT INTO "log" VALUES('imported',32,'action',1,26,'record-32');
INSERT INTO "log" VALUES('imported',33,'action',1,39,'record-33');
INSERT INTO "log" VALUES('imported',34,'action',0,3,'record-34');
INSERT INTO "log" VALUES('imported',35,'action',1,4,'record-35');
INSERT INTO "log" VALUES('imported',36,'action',1,39,'record-36');
INSERT INTO "log" VALUES('imported',37,'action',0,1,'record-37');
INSERT INTO "log" VALUES('imported',38,'action',1,2,'record-38');
INSERT INTO "log" VALUES('imported',39,'action',1,39,'record-39');
INSERT INTO "log" VALUES('imported',40,'action',0,3,'record-40');
INSERT INTO "log" VALUES('imported',41,'action',1,4,'record-41');
INSERT INTO "log" VALUES('imported',42,'action',0,2,'record-42');
INSERT INTO "log" VALUES('imported',43,'action',1,3,'record-43');
INSERT INTO "log" VALUES('imported',44,'action',1,28,'record-44');
INSERT INTO "log" VALUES('imported',45,'action',1,39,'record-45');
INSERT INTO "log" VALUES('imported',46,'action',0,1,'record-46');
INSERT INTO "log" VALUES('imported',47,'action',1,2,'record-47');
INSERT INTO "log" VALUES('imported',48,'action',1,39,'record-48');
INSERT INTO "log" VALUES('imported',49,'action',1,6,'record-49');
INSERT INTO "log" VALUES('imported',50,'action',1,6,'record-50');
INSERT INTO "log" VALUES('imported',51,'action',0,1,'record-51');
INSERT INTO "log" VALUES('imported',52,'action',0,6,'record-52');
INSERT INTO "log" VALUES('imported',53,'action',1,1,'record-53');
INSERT INTO "log" VALUES('imported',54,'action',0,6,'record-54');
INSERT INTO "log" VALUES('imported',55,'action',1,39,'record-55');
INSERT INTO "log" VALUES('imported',56,'action',0,1,'record-56');
INSERT INTO "log" VALUES('imported',57,'action',1,4,'record-57');
INSERT INTO "log" VALUES('imported',58,'action',1,39,'record-58');
INSERT INTO "log" VALUES('imported-stopped',1,'action',1,4,'record-1');
INSERT INTO "log" VALUES('imported-stopped',2,'action',0,6,'record-2');
INSERT INTO "log" VALUES('imported-stopped',3,'action',1,37,'record-3');
INSERT INTO "log" VALUES('imported-stopped',4,'action',1,69,'record-4');
INSERT INTO "log" VALUES('imported-stopped',5,'action',0,5,'record-5');
INSERT INTO "log" VALUES('over',1,'action',1,4,'bot-0');
INSERT INTO "log" VALUES('over',2,'action',0,6,'8674db495d3a4f6c6bef008c');
INSERT INTO "log" VALUES('over',3,'action',1,37,'bot-2');
INSERT INTO "log" VALUES('over',4,'action',1,69,'bot-3');
INSERT INTO "log" VALUES('over',5,'action',0,5,'b0cf65656ce5d46e4c95ed25');
INSERT INTO "log" VALUES('over',6,'action',1,2,'bot-5');
INSERT INTO "log" VALUES('over',7,'action',0,6,'c6e80707e4b2c8c20c8f6721');
INSERT INTO "log" VALUES('over',8,'action',1,31,'bot-7');
INSERT INTO "log" VALUES('over',9,'action',1,40,'bot-8');
INSERT INTO "log" VALUES('over',10,'action',0,4,'7c3e4107e11fad64f7a81b28');
INSERT INTO "log" VALUES('over',11,'action',1,6,'bot-10');
INSERT INTO "log" VALUES('over',12,'action',1,2,'bot-11');
INSERT INTO "log" VALUES('over',13,'action',0,6,'3f0644e5ea255adf8881c546');
INSERT INTO "log" VALUES('over',14,'action',1,17,'bot-13');
INSERT INTO "log" VALUES('over',15,'action',1,39,'bot-14');
INSERT INTO "log" VALUES('over',16,'action',0,2,'8a4a2b2eae7ad707e0f3f1ac');
INSERT INTO "log" VALUES('over',17,'undo',0,1,'c142e9dcd552a2683d390b08');
INSERT INTO "log" VALUES('over',18,'action',0,2,'0c71938af4eb45835200f214');
INSERT INTO "log" VALUES('over',19,'action',1,6,'bot-18');
INSERT INTO "log" VALUES('over',20,'action',0,43,'5342aedae8972b52e36e00c8');
INSERT INTO "log" VALUES('over',21,'action',1,2,'bot-20');
INSERT INTO "log" VALUES('over',22,'action',0,6,'a931c38105342b64636ec369');
INSERT INTO "log" VALUES('over',23,'action',1,31,'bot-22');
INSERT INTO "log" VALUES('over',24,'action',1,39,'bot-23');
INSERT INTO "log" VALUES('over',25,'action',1,120,'bot-24');
INSERT INTO "log" VALUES('over',26,'action',0,3,'591183a4628220b965140fba');
INSERT INTO "log" VALUES('over',27,'action',1,6,'bot-26');
INSERT INTO "log" VALUES('over',28,'action',1,2,'bot-27');
INSERT INTO "log" VALUES('over',29,'action',0,6,'1641bf60373a67615b7b1bee');
INSERT INTO "log" VALUES('over',30,'action',1,27,'bot-29');
INSERT INTO "log" VALUES('over',31,'action',1,39,'bot-30');
INSERT INTO "log" VALUES('over',32,'action',0,2,'3fe87ba0f1a1fd83b142270f');
INSERT INTO "log" VALUES('over',33,'undo',0,1,'164816904128c6d9b5e11c6a');
INSERT INTO "log" VALUES('over',34,'action',0,2,'61c52a71fa82907770ee7f38');
INSERT INTO "log" VALUES('over',35,'action',1,3,'bot-34');
INSERT INTO "log" VALUES('over',36,'action',1,26,'bot-35');
INSERT INTO "log" VALUES('over',37,'action',1,39,'bot-36');
INSERT INTO "log" VALUES('over',38,'action',0,3,'9c9cc09cf82c7d840e4a3763');
INSERT INTO "log" VALUES('over',39,'action',1,4,'bot-38');
INSERT INTO "log" VALUES('over',40,'action',1,39,'bot-39');
INSERT INTO "log" VALUES('over',41,'action',0,1,'d1a9e7b0827abbb7c5e213b8');
INSERT INTO "log" VALUES('over',42,'action',1,2,'bot-41');
INSERT INTO "log" VALUES('over',43,'action',1,39,'bot-42');
INSERT INTO "log" VALUES('over',44,'action',0,3,'a26fa845f96c5167cd7647aa');
INSERT INTO "log" VALUES('over',45,'action',1,4,'bot-44');
INSERT INTO "log" VALUES('over',46,'action',0,2,'55e2ed46b073dcdb80e10520');
INSERT INTO "log" VALUES('over',47,'action',1,3,'bot-46');
INSERT INTO "log" VALUES('over',48,'action',1,28,'bot-47');
INSERT INTO "log" VALUES('over',49,'action',1,39,'bot-48');
INSERT INTO "log" VALUES('over',50,'action',0,1,'5b6b38d27b4740d0a0320e6d');
INSERT INTO "log" VALUES('over',51,'undo',0,1,'fa3d14eedbd1f28ff3c6f6b3');
INSERT INTO "log" VALUES('over',52,'action',0,1,'de05dd65959bd2a617d44788');
INSERT INTO "log" VALUES('over',53,'action',1,2,'bot-52');
INSERT INTO "log" VALUES('over',54,'action',1,39,'bot-53');
INSERT INTO "log" VALUES('over',55,'action',1,6,'bot-54');
INSERT INTO "log" VALUES('over',56,'action',1,6,'bot-55');
INSERT INTO "log" VALUES('over',57,'action',0,1,'240f74ba828026fafbb9dda3');
INSERT INTO "log" VALUES('over',58,'action',0,6,'e393557d8b34cdb3862812b9');
INSERT INTO "log" VALUES('over',59,'action',1,1,'bot-58');
INSERT INTO "log" VALUES('over',60,'action',0,6,'61592c42614f0da78a2f118b');
INSERT INTO "log" VALUES('over',61,'action',1,39,'bot-60');
INSERT INTO "log" VALUES('over',62,'action',0,1,'6788b3e5a650bbdd65567eab');
INSERT INTO "log" VALUES('over',63,'action',1,4,'bot-62');
INSERT INTO "log" VALUES('over',64,'action',1,39,'bot-63');
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest_id VARCHAR(64), 
	name TEXT NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('open',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('open',1,'open',NULL,'','');
INSERT INTO "seats" VALUES('open',2,'bot',NULL,'Cili','medium');
INSERT INTO "seats" VALUES('declined',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('declined',1,'person','e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi "Zé"','');
INSERT INTO "seats" VALUES('declined',2,'person','7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4','','');
INSERT INTO "seats" VALUES('asked',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('asked',1,'person','e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi "Zé"','');
INSERT INTO "seats" VALUES('asked',2,'person','7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4','','');
INSERT INTO "seats" VALUES('over',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('over',1,'bot',NULL,'Bruno','easy');
INSERT INTO "seats" VALUES('imported',0,'person',NULL,'Ilka O''Nagy','');
INSERT INTO "seats" VALUES('imported',1,'person',NULL,'Bruno (easy)','');
INSERT INTO "seats" VALUES('imported-stopped',0,'person',NULL,'Ilka O''Nagy','');
INSERT INTO "seats" VALUES('imported-stopped',1,'person',NULL,'Bruno (easy)','');
INSERT INTO "seats" VALUES('cloud-city',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('cloud-city',1,'person','e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi "Zé"','');
INSERT INTO "seats" VALUES('ginkgopolis',0,'person','4e8e2186f4b1ed6c138bfef79695c9a4bb2b4ebee6747b26aa2cc77e7a0dd368','Ilka O''Nagy','');
INSERT INTO "seats" VALUES('ginkgopolis',1,'person','e82404dfae1f5bafb3a96584750ae7fef6c03c7f5d0065f5c0c5d5bc6992a04e','Zsófi "Zé"','');
INSERT INTO "seats" VALUES('ginkgopolis',2,'person','7e33c6abb3cf13de49514445c543d907289b536065526689cc9e6834e43475f4','','');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	imported BOOLEAN NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('open','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:31.357+00:00');
INSERT INTO "tables" VALUES('declined','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:31.390+00:00');
INSERT INTO "tables" VALUES('asked','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:31.559+00:00');
INSERT INTO "tables" VALUES('over','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:31.612+00:00');
INSERT INTO "tables" VALUES('imported','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',1,'2026-11-16T02:16:32.767+00:00');
INSERT INTO "tables" VALUES('imported-stopped','five-towers',1,'{}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',1,'2026-11-16T02:16:32.780+00:00');
INSERT INTO "tables" VALUES('cloud-city','cloud-city',1,'{"city": "3x4", "requests": 0}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:32.786+00:00');
INSERT INTO "tables" VALUES('ginkgopolis','ginkgopolis',1,'{"characters": "draft", "hal": "none"}',X'A90F18736A2DA8C55936619019C48708CD9F52182715A5A6FE29B3A3DAFFE6F4',0,'2026-11-16T02:16:32.871+00:00');
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
COMMIT;
